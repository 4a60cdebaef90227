import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useFollowing } from './use-following.ts'

function Followed({ isEmpty = false }) {
  const { box, content, isFollowing } = useFollowing(isEmpty)
  return (
    <div ref={box} role="log" aria-busy={!isFollowing} style={{ height: 96, overflowY: 'auto' }}>
      <div ref={content} style={{ height: 1000 }} />
    </div>
  )
}

async function shown() {
  const screen = await render(<Followed />)
  const box = screen.getByRole('log').element() as HTMLElement
  const content = box.firstElementChild as HTMLElement
  const isAtEnd = () => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2)
  await vi.waitFor(isAtEnd)
  await nextFrames()
  return { box, content, isAtEnd, ...screen }
}

/** Ends between two frames: what is scrolled then is told before the next is laid out. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

it('goes on where the browser sets the box a pixel back as more comes in', async () => {
  const { box, content, isAtEnd } = await shown()
  box.scrollTop -= 1
  content.style.height = '1300px'
  await nextFrames()
  expect(box.getAttribute('aria-busy')).toBe('false')
  content.style.height = '1600px'
  await vi.waitFor(isAtEnd)
})

it('goes on where what it shows shrinks, and then grows', async () => {
  const { content, isAtEnd } = await shown()
  content.style.height = '700px'
  await nextFrames()
  content.style.height = '1400px'
  await vi.waitFor(isAtEnd)
})

it('goes on where lines break again in another width, with fewer of them at first', async () => {
  const { box, content, isAtEnd } = await shown()
  box.scrollTop -= 1
  box.style.width = '100px'
  content.style.height = '400px'
  expect(box.scrollTop).toBeLessThan(400)
  content.style.height = '900px'
  await nextFrames()
  expect(box.getAttribute('aria-busy')).toBe('false')
  await vi.waitFor(isAtEnd)
})

it('stays with a reader who scrolls up, till she is back at the end', async () => {
  const { box, content, isAtEnd } = await shown()
  box.scrollTop -= 60
  await vi.waitFor(() => expect(box.getAttribute('aria-busy')).toBe('true'))
  const { scrollTop } = box
  content.style.height = '1300px'
  await nextFrames()
  expect(box.scrollTop).toBe(scrollTop)
  box.scrollTop = box.scrollHeight
  await vi.waitFor(() => expect(box.getAttribute('aria-busy')).toBe('false'))
  content.style.height = '1600px'
  await vi.waitFor(isAtEnd)
})

it('lets a reader go who is moved up in the frame in which more comes in', async () => {
  const { box, content } = await shown()
  // After the frame has told what was scrolled, and before it measures what has grown.
  requestAnimationFrame(() => {
    box.scrollTop = 0
    content.style.height = '1300px'
  })
  await nextFrames()
  expect([box.scrollTop, box.getAttribute('aria-busy')]).toEqual([0, 'true'])
})

it.each([
  ['by key', new KeyboardEvent('keydown', { key: 'Home' })],
  ['by wheel', new WheelEvent('wheel', { deltaY: -100 })],
])('lets a reader go who sets out upwards %s, though more comes in as she begins', async (_way, event) => {
  const { box, content } = await shown()
  const { scrollTop } = box
  box.dispatchEvent(event)
  box.scrollTop -= 5
  content.style.height = '1300px'
  await nextFrames()
  expect([box.scrollTop, box.getAttribute('aria-busy')]).toEqual([scrollTop - 5, 'true'])
})

it('goes on where a key or the wheel leads downwards', async () => {
  const { box, content, isAtEnd } = await shown()
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  box.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }))
  box.scrollTop -= 1
  content.style.height = '1300px'
  await vi.waitFor(isAtEnd)
})

it('goes on where it is emptied and filled again before the next frame', async () => {
  const { box, content, isAtEnd, rerender } = await shown()
  content.style.height = '1300px'
  /** It has followed, and is still to hear of it. */
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  content.style.height = '0'
  await rerender(<Followed isEmpty />)
  expect(box.scrollTop).toBe(0)
  content.style.height = '900px'
  await nextFrames()
  expect(box.getAttribute('aria-busy')).toBe('false')
  await vi.waitFor(isAtEnd)
})
