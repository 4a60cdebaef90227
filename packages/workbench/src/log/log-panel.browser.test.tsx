import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../testing/workbench.css'
import { EMPTY_LOG, type Log, type LogEntry } from './log.ts'
import { LogPanel } from './log-panel.tsx'
import { type Unnumbered, withNewest } from './newest.ts'

const entries = (count: number, from = 1): Unnumbered<LogEntry<'server'>>[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'server',
    message: `note ${from + index}.`,
    data: JSON.stringify({ pitch: (from + index) % 128, words: 'a track and what it plays' }, null, 2),
    characters: 80,
    timestamp: 1_700_000_000_000,
  }))
const full: Log<'server'> = withNewest<LogEntry<'server'>>(EMPTY_LOG, entries(5003))
const panel = (log: Log<'server'>) => <LogPanel title="Messages" log={log} empty="No messages yet." />
/** Ends between two frames. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
const drawn = (box: Element) =>
  [...box.querySelectorAll(':not([inert] *) > time')].map((time) => time.parentElement?.textContent ?? '')

async function shown(log: Log<'server'>) {
  const screen = await render(panel(log))
  const box = screen.getByRole('log').element()
  return { ...screen, box }
}

it('draws of five thousand entries those near by, at the end, and says how many were dropped', async () => {
  const { box } = await shown(full)
  await vi.waitFor(() => expect(drawn(box).at(-1)).toContain('note 5003.'))
  await vi.waitFor(() => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2))
  expect(drawn(box).length).toBeLessThan(60)
  expect(box.textContent).toContain('3 older entries have been dropped.')
})

it('has the words of the others all the same, for search and for screen readers', async () => {
  const { box } = await shown(full)
  for (const number of [4, 1777, 5003]) expect(box.textContent).toContain(`server note ${number}.`)
  expect(box.textContent).not.toContain('note 3.')
})

it('draws what is scrolled to, and keeps the reader there while more comes', async () => {
  const { box, rerender } = await shown(full)
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  expect(box.getAttribute('aria-live')).toBe('polite')
  box.scrollTop = 0
  await vi.waitFor(() => expect(drawn(box)[0]).toContain('note 4.'))
  expect(drawn(box).length).toBeLessThan(60)
  expect(box.getAttribute('aria-live')).toBe('off')
  await rerender(panel(withNewest(full, entries(2, 5004))))
  await vi.waitFor(() => expect(box.textContent).toContain('5 older entries have been dropped.'))
  expect(box.scrollTop).toBeLessThan(200)
})

/** What there is to see at some heights of the box: a row, or one that flies by. */
function seen(box: Element): readonly (Element | undefined)[] {
  const { left, top, bottom } = box.getBoundingClientRect()
  const rows = flying(box)
  return [top + 20, (top + bottom) / 2, bottom - 20].map((y) => {
    const over = rows.find((row) => row.getBoundingClientRect().top <= y && row.getBoundingClientRect().bottom >= y)
    return over ?? document.elementFromPoint(left + 40, y) ?? undefined
  })
}
const flying = (box: Element) => [...box.querySelectorAll('[inert] > :not(.invisible)')]
const words = (rows: readonly Element[]) => rows.map((row) => row.textContent)
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

it('shows rows by the frame after it is scrolled, near or far, without bare words in sight', async () => {
  const { box } = await shown(full)
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  const top = box.scrollHeight * 0.9
  for (const place of [top, top - 300, top - 900, top - 1500, top - 2400, box.scrollHeight * 0.2, 100, 0]) {
    box.scrollTop = place
    await twoFrames()
    for (const row of seen(box)) {
      expect(row?.closest('[aria-live=off]:not([role=log])'), `${place}`).toBeNull()
      expect(row?.textContent, `${place}`).not.toBe('')
    }
  }
})

it('lets rows fly by where the others will be, as high as they will be', async () => {
  const wrapped = entries(2000).map((entry, index) => ({
    ...entry,
    data: JSON.stringify(
      { a: 'a well-tempered track, and what it plays '.repeat(index % 4), b: 'x'.repeat(90) },
      null,
      2,
    ),
  }))
  const { box } = await shown(withNewest<LogEntry<'server'>>(EMPTY_LOG, wrapped))
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  box.scrollTop = 50_000
  await vi.waitFor(() => expect(flying(box)).not.toEqual([]), { interval: 5 })
  const places = (rows: Iterable<Element>) =>
    [...rows].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return [row.querySelector('p')?.textContent, Math.round(top), Math.round(height)]
    })
  const flown = places(flying(box)).slice(0, 3)
  const rows = () =>
    [...box.querySelectorAll(':not([inert] *) > p')].flatMap((one) => one.parentElement?.parentElement ?? [])
  await vi.waitFor(() => expect(places(rows())).toEqual(expect.arrayContaining(flown)))
})

it('has no bare words laid out, and nothing to scroll to beside it, wherever the reader goes', async () => {
  const { box } = await shown(full)
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  const laidOut: string[] = []
  box.addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      if (event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped) laidOut.push(event.type)
    },
    { capture: true },
  )
  for (const place of [10_000, 10_300, 0, 2000]) {
    box.scrollTop = place
    await vi.waitFor(() => expect(flying(box)).toEqual([]))
    await twoFrames()
    expect(drawn(box).length).toBeGreaterThan(3)
  }
  expect(laidOut).toEqual([])
  box.querySelector('[aria-live=off]:not([role=log])')?.scrollIntoView({ inline: 'center' })
  expect([box.scrollLeft, document.scrollingElement?.scrollLeft]).toEqual([0, 0])
  expect([...box.querySelectorAll('*')].filter(({ scrollLeft }) => scrollLeft !== 0)).toEqual([])
})

it('lets the last rows of a flood fly, and draws them once it is over', async () => {
  const { box, rerender } = await shown(full)
  await vi.waitFor(() => expect(drawn(box).at(-1)).toContain('note 5003.'))
  await rerender(panel(withNewest(full, entries(100, 5004))))
  await vi.waitFor(() => expect(words(flying(box)).join()).toContain('note 5103.'), { interval: 5 })
  expect(drawn(box)).toEqual([])
  await vi.waitFor(() => expect(drawn(box).at(-1)).toContain('note 5103.'))
  expect(flying(box)).toEqual([])
  expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2)
})

it('leaves the list as it is while the reader is on her way, whatever comes in', async () => {
  const { box, rerender } = await shown(full)
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  box.scrollTop = 50_000
  await vi.waitFor(() => expect(flying(box)).not.toEqual([]), { interval: 5 })
  await rerender(panel(withNewest(full, entries(20, 5004))))
  expect(box.textContent).not.toContain('note 5023.')
  await vi.waitFor(() => expect(flying(box)).toEqual([]))
  await vi.waitFor(() => expect(box.textContent).toContain('note 5023.'))
  await rerender(panel(EMPTY_LOG))
  expect(box.textContent).toBe('No messages yet.')
})

it('follows what comes in', async () => {
  const { box, rerender } = await shown(withNewest<LogEntry<'server'>>(EMPTY_LOG, entries(40)))
  await rerender(panel(withNewest<LogEntry<'server'>>(EMPTY_LOG, entries(80))))
  await vi.waitFor(() => expect(drawn(box).at(-1)).toContain('note 80.'))
  await vi.waitFor(() => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2))
})

it('keeps drawn what the reader has opened', async () => {
  const long = { ...entries(1)[0], data: JSON.stringify({ text: 'x'.repeat(3000) }) } as Unnumbered<LogEntry<'server'>>
  const { box } = await shown(withNewest<LogEntry<'server'>>(EMPTY_LOG, [...entries(2000), long, ...entries(7, 2002)]))
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  box.querySelector('details')?.setAttribute('open', '')
  box.scrollTop = 0
  await vi.waitFor(() => expect(drawn(box)[0]).toContain('note 1.'))
  expect(box.querySelector('details[open]')).not.toBeNull()
})

it('where the list flies by writes the same few rows anew, over a list that stays as it is', async () => {
  const { box } = await shown(full)
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  box.scrollTop -= 50_000
  await vi.waitFor(() => expect(flying(box).length).toBeGreaterThan(3), { interval: 5 })
  const [before, said] = [flying(box), words(flying(box))]
  box.scrollTop -= 50_000
  await vi.waitFor(() => expect(words(flying(box))[0]).not.toBe(said[0]), { interval: 5 })
  expect(flying(box).filter((row) => before.includes(row)).length).toBeGreaterThan(3)
  await vi.waitFor(() => expect(flying(box)).toEqual([]))
  for (const number of [4, 5003]) await vi.waitFor(() => expect(box.textContent).toContain(`server note ${number}.`))
})

it('while rows fly by leaves those that are drawn where they are', async () => {
  const { box } = await shown(full)
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(10_000))
  box.scrollTop = 50_000
  await vi.waitFor(() => expect(flying(box)).not.toEqual([]), { interval: 5 })
  await vi.waitFor(() => expect(flying(box)).toEqual([]))
  const rows = () => [...box.querySelectorAll(':not([inert] *) > time')]
  await vi.waitFor(() => expect(rows().length).toBeGreaterThan(10))
  const before = rows()
  box.scrollTop += 600
  await vi.waitFor(() => expect(flying(box)).not.toEqual([]), { interval: 5 })
  expect(rows()).toEqual(before)
  const shownNow = seen(box)
  expect(new Set(shownNow).size).toBe(shownNow.length)
})

it('leaves no words behind where it is cleared, and has those of a short log once', async () => {
  const { box, rerender } = await shown(full)
  await vi.waitFor(() => expect(box.querySelector('[inert] > *')).not.toBeNull())
  await rerender(panel(EMPTY_LOG))
  await vi.waitFor(() => expect(box.textContent).toBe('No messages yet.'))
  await rerender(panel(withNewest<LogEntry<'server'>>(EMPTY_LOG, entries(100))))
  await vi.waitFor(() => expect(drawn(box).at(-1)).toContain('note 100.'))
  await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(1000))
  // The browser keeps the box low down when a log takes another's place: the panel follows a frame later.
  await nextFrames()
  box.scrollTop = 0
  await vi.waitFor(() => expect(drawn(box)[0]).toContain('note 1.'))
  expect(box.textContent.match(/note 1\./g)).toHaveLength(1)
})
