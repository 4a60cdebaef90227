import { ANALYSIS_VERSION } from '@kvint/insights/analysis-version'
import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../../styles/site.css?inline'
import { NO_ANSWERS } from './answers/answers.ts'
import { ReportPage } from './report-page.tsx'
import { madeUpReport } from './testing/made-up-report.ts'

wear(styles)

beforeEach(() => page.viewport(1280, 900))

async function open(address = '/report', report = madeUpReport()) {
  const answer = vi.fn()
  const correct = vi.fn()
  const answers = { answers: NO_ANSWERS, answer, correct, isReading: false }
  const router = createMemoryRouter([{ path: '/report', element: <ReportPage report={report} answers={answers} /> }], {
    initialEntries: [address],
  })
  await render(<RouterProvider router={router} />)
  return { router, answer, correct }
}

const search = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search)

test.each([360, 1280])('a card is as high with its words as before they come, at %i px', async (width) => {
  await page.viewport(width, 740)
  await open()
  const words = document.querySelector<HTMLElement>('.first-card-text')
  if (!words) throw new Error('No card is drawn.')
  const heights = ['', 'One. ', 'A sentence that is long enough for several lines of its card, '.repeat(6)].map(
    (text) => {
      words.textContent = text
      return words.closest('article')?.offsetHeight
    },
  )
  expect(new Set(heights).size, heights.join(', ')).toBe(1)
})

test('two parts in unison are drawn as one', async () => {
  const report = madeUpReport()
  const clips = report.arrangement.clips.flatMap((clip) =>
    clip.trackId === 2 ? [clip, { ...clip, id: `${clip.id} again`, trackId: 3 }] : [clip],
  )
  const findings = report.findings.map((finding) => ({
    ...finding,
    area: 'harmony' as const,
    place: { bars: { from: 1, to: 2 }, trackIds: [2, 3], clipIds: [] },
  }))
  // React's word of two children with one key fails the test.
  await open('/report', { ...report, findings, arrangement: { ...report.arrangement, clips } })
  await expect.poll(() => document.querySelectorAll('.first-card-drawing rect').length).toBeGreaterThan(0)
})

describe('a report of an earlier version', () => {
  const openOlder = async (analysis: number | undefined, start: (() => void) | null) => {
    const answers = { answers: NO_ANSWERS, answer: null, correct: null, isReading: false }
    const report = { ...madeUpReport(), ...(analysis && { analysis }) }
    const element = <ReportPage report={report} answers={answers} again={{ start, isReading: false }} />
    await render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  }

  test('says so, and reads its set again on a press', async () => {
    const start = vi.fn()
    await openOlder(undefined, start)
    await page.getByRole('button', { name: 'Read the set again' }).click()
    expect(start).toHaveBeenCalledOnce()
  })

  test('asks for the set where its file is not at hand', async () => {
    await openOlder(undefined, null)
    await expect.element(page.getByText(/drop the set on the page/)).toBeVisible()
  })

  test('is none where today’s analysis made it', async () => {
    await openOlder(ANALYSIS_VERSION, vi.fn())
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tinde' })).toBeVisible()
    expect(page.getByText(/An earlier version/).query()).toBeNull()
  })
})

describe('what is read at a glance', () => {
  test('name, facts in one line, a summary; doubt about the key is said there and nowhere else', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tinde' })).toBeVisible()
    for (const fact of ['probably A minor (82 %)', '124 BPM', '4/4', '16 bars', '0:31'])
      await expect.element(page.getByText(fact, { exact: true })).toBeVisible()
    await expect
      .element(
        page.getByText(
          /^Two sections \(among them Lift\) in 16 bars from bar 5 on, and four chords fill all of the harmony: Am, Dm, B♭ and E\. One of three parts is switched off/,
        ),
      )
      .toBeVisible()
  })

  test('three cards, the music first, and none of them comes again', async () => {
    await open()
    const cards = page.getByRole('region', { name: 'Look here first' }).getByRole('article')
    expect(cards.elements().map((card) => card.getAttribute('aria-labelledby') !== null)).toEqual([true, true, true])
    await expect.element(cards.nth(0).getByText('Harmony')).toBeVisible()
    await expect.element(cards.getByRole('heading', { name: 'The vocal fader is at its stop.' })).toBeVisible()
    expect(page.getByRole('heading', { name: 'The vocal fader is at its stop.' }).elements()).toHaveLength(1)
  })

  test('stands on the first screen of 1280 by 800 without scrolling', async () => {
    await page.viewport(1280, 800)
    await open()
    const cards = page.getByRole('region', { name: 'Look here first' })
    await expect.element(cards).toBeVisible()
    expect(cards.element().getBoundingClientRect().bottom).toBeLessThan(800 - HEADER_PX)
  })

  test('parts that could not be read are named', async () => {
    await open(
      '/report',
      madeUpReport({ gaps: [{ element: 'MidiClip', place: 'Track "Bass", bar 9', reason: 'Its notes break off.' }] }),
    )
    await expect.element(page.getByRole('heading', { name: '1 part of this file could not be read' })).toBeVisible()
  })

  test('a set with nothing to raise says so', async () => {
    await open('/report', madeUpReport({ findings: [] }))
    await expect.element(page.getByText(/^Nothing stands out here yet\./)).toBeVisible()
  })
})

describe('a finding', () => {
  test('moves the time line to its bars, chooses its clip and is in the address', async () => {
    const { router } = await open()
    await page.getByRole('button', { name: 'Show bars 9–12' }).click()
    await expect.poll(() => search(router).get('finding')).toBe('ST01:2')
    expect(search(router).get('clip')).toBe('c2')
    expect(search(router).get('bars')).toBe('8-13')
  })

  test('what it says of the mixer is shown there, unfolded', async () => {
    await open()
    await page
      .getByRole('region', { name: 'Look here first' })
      .getByRole('article')
      .filter({ hasText: 'The vocal fader is at its stop.' })
      .getByRole('button', { name: 'Show where' })
      .click()
    await expect.element(page.getByRole('application', { name: /^Mix map/ })).toBeVisible()
  })

  test('of music is heard in the list too, once it is opened', async () => {
    const report = madeUpReport()
    const [first] = report.findings
    if (!first) throw new Error('no finding')
    const fact = { ...first, id: 'RH04:2', checkId: 'RH04', claim: 'It is played on the beat.' }
    await open('/report', { ...report, findings: [], facts: [fact] })
    await page.getByText('What is in the set, and what can wait', { exact: true }).click()
    const row = page.getByRole('article')
    expect(row.getByRole('button', { name: /^Hear / }).elements()).toHaveLength(0)
    await row.getByRole('button', { name: 'Why, and what to try' }).click()
    await expect.element(row.getByRole('button', { name: /^Hear bars/ })).toBeVisible()
  })

  test('is answered under the list, the one that was chosen last', async () => {
    const { answer } = await open('/report?finding=GS01:4')
    await page.getByRole('button', { name: 'Say which' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Which one' })).toHaveValue('GS01:4')
    await page.getByRole('button', { name: 'On purpose' }).click()
    expect(answer).toHaveBeenCalledWith('GS01:4', 'purpose')
  })

  test('what is not told first is folded by subject, with a line on what it is about', async () => {
    const { router } = await open('/report', manyFindings())
    const fold = page.getByText('Workflow', { exact: true })
    await expect.element(fold).toBeVisible()
    await expect.element(page.getByText('Note 1; Note 2; Note 3')).toBeVisible()
    await fold.click()
    await expect.element(page.getByRole('heading', { name: 'Note 2.' })).toBeVisible()
    await expect.poll(() => search(router).get('area')).toBe('workflow')
  })

  test('the inventory is told once, folded, at the end', async () => {
    const report = madeUpReport()
    const [first] = report.findings
    if (!first) throw new Error('no finding')
    const fact = { ...first, id: 'MI03:set', checkId: 'MI03', claim: 'No clip uses a groove.' }
    await open('/report', { ...report, facts: [fact] })
    expect(page.getByRole('heading', { name: 'No clip uses a groove.' }).elements()).toHaveLength(0)
    await page.getByText('What is in the set, and what can wait', { exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'No clip uses a groove.' })).toBeVisible()
  })

  test('at most seven stand open', async () => {
    await open('/report', manyFindings())
    expect(page.getByRole('article').elements().length).toBeLessThanOrEqual(7)
  })

  test('an address opens the subject that it names', async () => {
    await open('/report?area=workflow', manyFindings())
    await expect.element(page.getByRole('heading', { name: 'Note 2.' })).toBeVisible()
  })
})

describe('the time line by keyboard', () => {
  const plotOf = () => page.getByRole('application', { name: /^The song over one time line/ })

  test('walks lane by lane and says each: section, finding, chord, clip, bar', async () => {
    await open()
    const plot = plotOf()
    ;(plot.element() as HTMLElement).focus()
    const said: string[] = []
    for (const key of [
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
    ]) {
      await userEvent.keyboard(`{${key}}`)
      said.push(plot.element().querySelector('[aria-live]')?.textContent ?? '')
    }
    expect(said).toEqual([
      'A, bars 1 to 8, 2 parts',
      'Lift, bars 9 to 16, 2 parts; into it: fill, silence',
      '1. The B♭ in bar 9 is the only chord outside A minor.',
      'B flat, ♭II, Outside the key, bar 9',
      'Chords, Verse, Bars 9 to 16',
      'Bass, Low, Bars 1 to 16',
      'Vocal, take 1, Bars 5 to 12, not heard',
      'Bar 5, 60 % full; enters: Vocal',
    ])
  })

  test('Enter chooses: the clip is in the address', async () => {
    const { router } = await open()
    ;(plotOf().element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => search(router).get('clip')).toBe('c1')
  })

  test('zooms, and 0 shows the whole song again', async () => {
    const { router } = await open()
    ;(plotOf().element() as HTMLElement).focus()
    await userEvent.keyboard('+')
    await expect.poll(() => search(router).get('bars')).toBe('5-12')
    await userEvent.keyboard('0')
    await expect.poll(() => search(router).get('bars')).toBeNull()
  })

  test('T shows the same facts as tables, and goes back', async () => {
    await open()
    const plot = plotOf()
    ;(plot.element() as HTMLElement).focus()
    await userEvent.keyboard('t')
    await expect.element(page.getByRole('table', { name: 'Arrangement' })).toBeVisible()
    await expect.element(page.getByRole('row', { name: 'Vocal take 1 5–12 take 1.wav not heard' })).toBeVisible()
    await userEvent.keyboard('t')
    await expect.element(plot).toHaveFocus()
  })
})

describe('the time line', () => {
  test('names what the pointer is over', async () => {
    await open()
    const plot = page.getByRole('application', { name: /^The song over one time line/ })
    await plot.hover({ position: { x: 40, y: 24 } })
    await expect.element(page.getByText('A, bars 1 to 8, 2 parts')).toBeVisible()
  })

  test('names chords though the whole song is shown', async () => {
    await open()
    const plot = page.getByRole('application', { name: /^The song over one time line/ })
    const names = () => [...plot.element().querySelectorAll('.chord-name')].map((name) => name.firstChild?.textContent)
    await expect.poll(names).toEqual(['Am', 'Dm', 'B♭?', 'E'])
  })

  test('is not stretched by what is parked behind the song, which stands behind a break', async () => {
    const report = madeUpReport()
    const [clip] = report.arrangement.clips
    if (!clip) throw new Error('the made-up report has clips')
    const parked = { ...clip, id: 'far', startBeats: 640, endBeats: 672 }
    const { router } = await open(
      '/report',
      madeUpReport({
        arrangement: { ...report.arrangement, lengthBeats: 672, clips: [...report.arrangement.clips, parked] },
      }),
    )
    await page.getByRole('button', { name: 'Behind the song, from bar 161: 1 clip on Chords' }).click()
    await expect.poll(() => search(router).get('clip')).toBe('far')
    await expect.element(page.getByText('The arrangement: 5 clips over 16 bars', { exact: false })).toBeInTheDocument()
  })

  test('colours notes by the function of their chord', async () => {
    await open()
    await page.getByRole('button', { name: 'Colour by function' }).click()
    await expect.element(page.getByText('Outside the key')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Colour by part' })).toBeVisible()
  })

  test('shows a playhead and a loop that others set', async () => {
    await open()
    const plot = page.getByRole('application', { name: /^The song over one time line/ }).element() as HTMLElement
    plot.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect.poll(() => plot.querySelector('.loop-band')).not.toBeNull()
    expect(plot.querySelector<HTMLElement>('.playhead')?.hidden).toBe(false)
  })
})

describe('the time line under fingers', () => {
  const plot = () => page.getByRole('application', { name: /^The song over one time line/ }).element() as HTMLElement
  const touch = (type: string, pointerId: number, clientX: number, clientY: number) =>
    plot().dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId, pointerType: 'touch', button: 0, clientX, clientY }),
    )
  /** Both fingers lie on a line of the screen; `shares` are places along that line. */
  const pinch = (along: 'across' | 'down', from: readonly [number, number], to: readonly [number, number]) => {
    const box = plot().getBoundingClientRect()
    const at = (share: number) =>
      along === 'across'
        ? ([box.left + share * box.width, box.top + 20] as const)
        : ([box.left + 20, box.top + share * box.height] as const)
    touch('pointerdown', 1, ...at(from[0]))
    touch('pointerdown', 2, ...at(from[1]))
    touch('pointermove', 1, ...at(to[0]))
    touch('pointermove', 2, ...at(to[1]))
    touch('pointerup', 1, ...at(to[0]))
    touch('pointerup', 2, ...at(to[1]))
  }

  test('is zoomed about two fingers, and moved by one', async () => {
    await page.viewport(360, 740)
    const { router } = await open()
    pinch('across', [0.25, 0.5], [0, 1])
    await expect.poll(() => search(router).get('bars')).toBe('5-8')
    const { left, top, width } = plot().getBoundingClientRect()
    touch('pointerdown', 1, left + width, top + 20)
    touch('pointermove', 1, left, top + 20)
    touch('pointerup', 1, left, top + 20)
    await expect.poll(() => search(router).get('bars')).toBe('9-12')
  })

  test('is turned to the long side of an upright screen and back', async () => {
    await page.viewport(360, 740)
    const { router } = await open()
    const turn = page.getByRole('button', { name: 'Turn the picture' })
    await turn.click()
    const sheet = page.getByRole('dialog', { name: 'The song' })
    await expect.element(sheet).toBeVisible()
    const box = plot().getBoundingClientRect()
    expect(box.height).toBeGreaterThan(500)
    expect(box.right).toBeLessThanOrEqual(360)
    pinch('down', [0.25, 0.5], [0, 1])
    await expect.poll(() => search(router).get('bars')).toBe('5-8')
    await page.getByRole('button', { name: 'Back to the page' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(turn).toHaveFocus()
    expect(plot().getBoundingClientRect().width).toBeGreaterThan(200)
  })

  test('fills a screen that lies already, and Escape leaves it', async () => {
    await page.viewport(740, 360)
    await open()
    await page.getByRole('button', { name: 'Turn the picture' }).click()
    await expect.element(page.getByRole('dialog', { name: 'The song' })).toBeVisible()
    expect(plot().getBoundingClientRect().width).toBeGreaterThan(500)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'The song' })).not.toBeInTheDocument()
    await expect.poll(() => document.fullscreenElement).toBeNull()
  })
})

describe('a set without notes', () => {
  test('shows what is known, and draws no empty panels', async () => {
    const report = madeUpReport()
    const tracks = report.tracks.map((track) => ({ ...track, noteCount: 0 }))
    const clips = report.arrangement.clips.filter(({ kind }) => kind === 'audio')
    await open(
      '/report',
      madeUpReport({
        tracks,
        harmony: { kind: 'unknown', reason: 'There are no notes in this set.' },
        overview: { ...report.overview, noteCounts: { arrangement: 0, session: 0 } },
        arrangement: { ...report.arrangement, clips },
      }),
    )
    await expect.element(page.getByRole('heading', { name: 'Known from the set' })).toBeVisible()
    await expect.element(page.getByText('1 sample by name', { exact: false })).toBeVisible()
    expect(page.getByText('Notes and chords').elements()).toHaveLength(0)
    expect(page.getByText('Key', { exact: true }).elements()).toHaveLength(0)
  })
})

test('an address opens the view that it names', async () => {
  const { router } = await open('/report?bars=5-8&clip=c3&panel=notes')
  await expect.element(page.getByRole('combobox', { name: 'Track', exact: true })).toHaveValue('3')
  expect(search(router).get('bars')).toBe('5-8')
})

test('a track’s role can be corrected', async () => {
  const { correct } = await open('/report?panel=devices')
  await page.getByRole('combobox', { name: 'Role of Bass' }).selectOptions('lead')
  expect(correct).toHaveBeenCalledWith({ roles: { 3: 'lead' } })
})

test('nothing is wider than a small telephone, as pictures and as tables', async () => {
  await page.viewport(320, 700)
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const fold of document.querySelectorAll('details')) fold.open = true
  await expect.element(page.getByRole('application', { name: /^Mix map/ })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const button of page.getByRole('button', { name: 'Table T' }).elements()) (button as HTMLElement).click()
  await expect.element(page.getByRole('table', { name: 'Mix map' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

describe('paper', () => {
  test('what stands folded is drawn', async () => {
    await open()
    expect(document.querySelector('#panel-mix')).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    expect(Number(document.querySelector('#panel-mix svg[data-picture]')?.getAttribute('width'))).toBeGreaterThan(100)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(() => document.querySelector('#panel-mix')).toBeNull()
  })

  test('pictures are drawn for its width while it is printed, and for the page afterwards', async () => {
    await open()
    const plot = page.getByRole('application', { name: /^The song over/ }).element()
    const width = () => Number(plot.querySelector('svg')?.getAttribute('width'))
    const onPage = width()
    window.dispatchEvent(new Event('beforeprint'))
    expect(width()).toBeLessThan(703)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(width).toBe(onPage)
  })
})

function manyFindings() {
  const report = madeUpReport()
  const [first] = report.findings
  if (!first) throw new Error('the made-up report has findings')
  const note = (index: number) => ({
    ...first,
    id: `N${index}`,
    checkId: `N${index}`,
    area: 'workflow' as const,
    severity: 'info' as const,
    claim: `Note ${index}.`,
  })
  const faults = Array.from({ length: 8 }, (_, index) => ({ ...first, id: `F${index}`, area: 'mix' as const }))
  return madeUpReport({ findings: [...report.findings, ...faults, note(1), note(2), note(3)] })
}

/** What the site has above the report. */
const HEADER_PX = 64
