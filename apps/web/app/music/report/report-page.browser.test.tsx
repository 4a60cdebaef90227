import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../styles/site.css'
import { NO_ANSWERS } from './answers/answers.ts'
import { ReportPage } from './report-page.tsx'
import { madeUpReport } from './testing/made-up-report.ts'

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

describe('what is read at a glance', () => {
  test('name, key with its confidence, tempo, length', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tinde' })).toBeVisible()
    await expect.element(page.getByText('key, 0.82 sure')).toBeVisible()
    await expect.element(page.getByText('bars, 0:31')).toBeVisible()
    await expect.element(page.getByText('Probably A minor (0.82 sure). Next would be C major (0.14).')).toBeVisible()
  })

  test('three findings first, a strength among them, then all of them', async () => {
    await open()
    const first = page.getByRole('region', { name: 'Look here first' })
    expect(first.getByRole('article').elements()).toHaveLength(3)
    await expect.element(first.getByText(/This works/)).toBeVisible()
    expect(page.getByRole('region', { name: 'All 4 findings' }).getByRole('article').elements()).toHaveLength(4)
  })

  test('parts that could not be read are named', async () => {
    await open(
      '/report',
      madeUpReport({ gaps: [{ element: 'MidiClip', place: 'Track "Bass", bar 9', reason: 'Its notes break off.' }] }),
    )
    await expect.element(page.getByRole('heading', { name: '1 part of this file could not be read' })).toBeVisible()
  })
})

describe('a finding', () => {
  test('moves the pictures to its bars, chooses its clip and is in the address', async () => {
    const { router } = await open()
    await page
      .getByRole('region', { name: 'All 4 findings' })
      .getByRole('button', { name: 'Show bars 9 to 12' })
      .click()
    await expect.poll(() => search(router).get('finding')).toBe('ST01:2')
    expect(search(router).get('clip')).toBe('c2')
    expect(search(router).get('bars')).toBe('8-13')
    await expect
      .element(page.getByRole('slider', { name: 'Bars shown' }))
      .toHaveAttribute('aria-valuetext', 'Bars 8 to 13')
  })

  test('can be answered', async () => {
    const { answer } = await open()
    await page
      .getByRole('region', { name: 'Look here first' })
      .getByRole('button', { name: 'On purpose' })
      .first()
      .click()
    expect(answer).toHaveBeenCalledWith('GS01:4', 'purpose')
  })

  test('the list narrows to an area', async () => {
    await open()
    const all = page.getByRole('region', { name: 'All 4 findings' })
    await all
      .getByText(/^Files/)
      .first()
      .click()
    await expect.poll(() => all.getByRole('article').elements().length).toBe(1)
  })

  test('the list narrows to a stage by keyboard, counts follow, and the address keeps it', async () => {
    const { router } = await open()
    const all = page.getByRole('region', { name: 'All 4 findings' })
    ;(all.getByRole('radio', { name: /^At any stage/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(all.getByRole('radio', { name: /^Being mixed/ })).toBeChecked()
    await expect.poll(() => all.getByRole('article').elements().length).toBe(1)
    await expect.element(all.getByRole('radio', { name: 'Files 0' })).toBeVisible()
    await expect.poll(() => search(router).get('stage')).toBe('mix')
  })

  test('an address that narrows the list opens it so', async () => {
    await open('/report?area=mix&stage=arrange')
    const all = page.getByRole('region', { name: 'All 4 findings' })
    await expect.element(all.getByRole('radio', { name: /^Mix/ })).toBeChecked()
    expect(all.getByRole('article').elements()).toHaveLength(1)
  })

  test('the way back to a card shows it whatever the list is narrowed to', async () => {
    const { router } = await open('/report?area=files&finding=ST01:2')
    await page.getByTitle('To the lesson').click()
    await expect.poll(() => search(router).get('area')).toBeNull()
    await expect.element(page.getByRole('region', { name: 'All 4 findings' }).getByRole('article').nth(1)).toBeVisible()
  })
})

describe('the keyboard in a picture', () => {
  test('walks from clip to clip and says each', async () => {
    await open()
    const plot = page.getByRole('application', { name: /^Arrangement/ })
    ;(plot.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}')
    await expect.element(plot.getByText('Vocal, take 1, Bars 5 to 12, not heard')).toBeInTheDocument()
  })

  test('zooms every picture, and 0 shows the whole song again', async () => {
    await open()
    const strip = page.getByRole('slider', { name: 'Bars shown' })
    ;(page.getByRole('application', { name: /^Notes/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('+')
    await expect.element(strip).toHaveAttribute('aria-valuetext', 'Bars 5 to 12')
    await userEvent.keyboard('0')
    await expect.element(strip).toHaveAttribute('aria-valuetext', 'Bars 1 to 16')
  })

  test('T shows the same facts as a table', async () => {
    await open()
    ;(page.getByRole('application', { name: /^Arrangement/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('t')
    await expect.element(page.getByRole('table', { name: 'Arrangement' })).toBeVisible()
    await expect.element(page.getByRole('row', { name: 'Vocal take 1 5–12 take 1.wav not heard' })).toBeVisible()
  })
})

test('an address opens the view that it names', async () => {
  await open('/report?bars=5-8&clip=c3')
  await expect
    .element(page.getByRole('slider', { name: 'Bars shown' }))
    .toHaveAttribute('aria-valuetext', 'Bars 5 to 8')
  await expect.element(page.getByRole('combobox', { name: 'Track', exact: true })).toHaveValue('3')
})

test('a track’s role can be corrected', async () => {
  const { correct } = await open()
  await page.getByRole('combobox', { name: 'Role of Bass' }).selectOptions('lead')
  expect(correct).toHaveBeenCalledWith({ roles: { 3: 'lead' } })
})

test('nothing is wider than a small telephone, as pictures and as tables', async () => {
  await page.viewport(320, 700)
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const button of page.getByRole('button', { name: 'Table T' }).elements()) (button as HTMLElement).click()
  await expect.element(page.getByRole('table', { name: 'Mix map' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

describe('the keyboard', () => {
  test('goes along to the table and back with T', async () => {
    await open()
    const figure = page.getByRole('figure', { name: 'Arrangement' })
    const plot = figure.getByRole('application', { name: /^Arrangement/ })
    ;(plot.element() as HTMLElement).focus()
    await userEvent.keyboard('t')
    await expect.element(figure.getByRole('table').first()).toBeVisible()
    expect(figure.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('t')
    await expect.element(plot).toHaveFocus()
  })
})

describe('paper', () => {
  test('pictures are drawn for its width while it is printed, and for the page afterwards', async () => {
    await open()
    const plot = page.getByRole('application', { name: /^Notes and chords/ }).element()
    const width = () => Number(plot.querySelector('svg')?.getAttribute('width'))
    const onPage = width()
    window.dispatchEvent(new Event('beforeprint'))
    expect(width()).toBeLessThan(703)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(width).toBe(onPage)
  })
})
