import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DropZone } from './drop-zone.tsx'
import type { GivenFile } from './given-file.ts'

const namesOf = (onFiles: ReturnType<typeof vi.fn>) =>
  onFiles.mock.calls.flatMap(([files]) => (files as GivenFile[]).map(({ file }) => file.name))

async function open() {
  const onFiles = vi.fn()
  await render(<DropZone onFiles={onFiles} />)
  return onFiles
}

function carrying(...names: string[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const name of names) transfer.items.add(new File(['bytes'], name))
  return transfer
}

test('takes several chosen files, and the same file again', async () => {
  const onFiles = await open()
  const input = page.getByLabelText('Choose files')
  const files = [new File(['a'], 'a.als'), new File(['b'], 'b.als')]
  await userEvent.upload(input, files)
  await userEvent.upload(input, files[0]!)
  await expect.poll(() => namesOf(onFiles)).toEqual(['a.als', 'b.als', 'a.als'])
})

test('says so while files hang over the page, and takes them wherever they fall', async () => {
  const onFiles = await open()
  const dataTransfer = carrying('a.als')
  document.body.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }))
  await expect.element(page.getByText('Drop to read')).toBeVisible()
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  await expect.element(page.getByText('Read a Live set')).toBeVisible()
  await expect.poll(() => namesOf(onFiles)).toEqual(['a.als'])
})

test('leaves text that is dragged over the page alone', async () => {
  const onFiles = await open()
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', 'a word')
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
  document.body.dispatchEvent(drop)
  expect(drop.defaultPrevented).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

test('takes pasted files', async () => {
  const onFiles = await open()
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carrying('pasted.als') }))
  expect(namesOf(onFiles)).toEqual(['pasted.als'])
})

test('is reached and opened by keys: the input itself takes the focus', async () => {
  await open()
  await userEvent.tab()
  expect(document.activeElement).toBe(page.getByLabelText('Choose files').element())
})
