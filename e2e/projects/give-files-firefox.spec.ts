import { rmSync } from 'node:fs'
import type { ElementHandle, Page } from 'puppeteer-core'
import { expect, test } from '../firefox-page.ts'
import { FULL } from '../site/builds.ts'
import { writeTune } from './project-folder.ts'

let tune: Awaited<ReturnType<typeof writeTune>>
test.beforeAll(async () => {
  tune = await writeTune()
})
test.afterAll(() => rmSync(tune.folder, { recursive: true, force: true }))

test('a set and its bounce are chosen, heard, played and found again; nothing is sent', async ({ firefox: page }) => {
  await open(page)
  const sent = requestsOf(page)
  await choose(page, [tune.set, tune.bounce])
  await page.waitForSelector('[role=application][aria-label^="Loudness of the bounce"]')
  await page.waitForSelector('#panel-spectrum svg path')
  expect(sent).toEqual([])
  await page.locator('aria/Play the bounce').click()
  await page.waitForFunction(() => [...document.querySelectorAll('audio')].some(({ currentTime }) => currentTime > 0.1))
  await page.reload()
  await page.waitForSelector('#panel-spectrum svg path')
  await text(page, 'choose the file again')
})

test('a bounce that is dropped is heard; a set dropped with its stems tells who covers whom', async ({
  firefox: page,
}) => {
  await open(page)
  await give(page, 'drop', [tune.bounce])
  await page.waitForSelector('h3::-p-text(Tune.wav)')
  await text(page, 'LUFS')
  await give(page, 'drop', [tune.duet, ...tune.stems])
  await page.waitForSelector('h1::-p-text(Duet)')
  await page.waitForSelector('figure ::-p-text(Who covers whom)')
})

test('a bounce that is pasted on the page of its set is heard there', async ({ firefox: page }) => {
  await open(page)
  await choose(page, [tune.set])
  await text(page, 'Drop a bounce here')
  await give(page, 'paste', [tune.bounce])
  await page.waitForSelector('[role=application][aria-label^="Loudness of the bounce"]')
})

test('a folder is chosen, and the library tells what its songs have in common', async ({ firefox: page }) => {
  await page.goto(`${FULL}/projects/library`)
  const field = await page.waitForSelector('input[webkitdirectory]')
  /** WebDriver gives files, not a folder: each says here where it lies, as Firefox has it say. */
  await field?.evaluate((input) =>
    input.addEventListener(
      'change',
      (event) => {
        for (const file of (event.target as HTMLInputElement).files ?? [])
          Object.defineProperty(file, 'webkitRelativePath', { value: `Music/Tune Project/${file.name}` })
      },
      { capture: true },
    ),
  )
  await choose(page, [tune.set, tune.duet, tune.bounce], 'input[webkitdirectory]')
  await text(page, 'Read 2 sets')
  await text(page, 'Music, read')
})

async function open(page: Page): Promise<void> {
  await page.goto(`${FULL}/projects`)
  /** What is given before the script of the page has come is read too, but a drop is not. */
  await page.waitForSelector('.drop-zone input')
  await page.waitForNetworkIdle()
}

async function choose(page: Page, files: readonly string[], selector = 'input[type=file]'): Promise<void> {
  const input = await page.waitForSelector(selector)
  await (input as ElementHandle<HTMLInputElement>).uploadFile(...files)
}

async function text(page: Page, words: string): Promise<void> {
  await page.waitForSelector(`::-p-text(${words})`)
}

/** Files of the disk, dropped or pasted: a script cannot hold a file of the disk, so a field that is chosen into gives them. */
async function give(page: Page, way: 'drop' | 'paste', files: readonly string[]): Promise<void> {
  const field = await page.evaluateHandle(() => {
    const input = document.createElement('input')
    input.type = 'file'
    input.multiple = true
    document.body.append(input)
    return input
  })
  await field.uploadFile(...files)
  await field.evaluate((input, how) => {
    const transfer = new DataTransfer()
    for (const file of input.files ?? []) transfer.items.add(file)
    const pasted = new ClipboardEvent('paste', { bubbles: true })
    /** Firefox lets a script put no file into the clipboard of an event. */
    Object.defineProperty(pasted, 'clipboardData', { value: transfer })
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
    document.body.dispatchEvent(how === 'drop' ? dropped : pasted)
    input.remove()
  }, way)
}

/** Every request but for the site's own files. */
function requestsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    const isOwnFile = request.method() === 'GET' && /^\/(?:assets|fonts)\/|^\/favicon\.svg$/.test(pathname)
    if (protocol !== 'blob:' && protocol !== 'data:' && !isOwnFile) seen.push(`${request.method()} ${request.url()}`)
  })
  return seen
}
