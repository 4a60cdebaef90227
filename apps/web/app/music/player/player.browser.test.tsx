import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../../styles/site.css?inline'
import { NO_ANSWERS } from '../report/answers/answers.ts'
import { ReportPage } from '../report/report-page.tsx'
import { madeUpReport } from '../report/testing/made-up-report.ts'

wear(styles)

beforeEach(() => page.viewport(1280, 900))

async function open(report = madeUpReport()) {
  const started = vi.spyOn(OscillatorNode.prototype, 'start')
  const answers = { answers: NO_ANSWERS, answer: null, correct: null, isReading: false }
  const router = createMemoryRouter([{ path: '/report', element: <ReportPage report={report} answers={answers} /> }], {
    initialEntries: ['/report'],
  })
  const { unmount } = await render(<RouterProvider router={router} />)
  const hertz = () => (started.mock.contexts as OscillatorNode[]).map(({ frequency }) => frequency.value)
  return { hertz, unmount, player: page.getByRole('region', { name: 'Player' }) }
}

const A1 = 55

describe('the player', () => {
  test('starts nothing by itself', async () => {
    const { hertz, player } = await open()
    await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(hertz()).toEqual([])
  })

  test('plays with Space from where it stands, and stops with Space', async () => {
    const { hertz, player } = await open()
    await userEvent.keyboard(' ')
    await expect.element(player.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect.poll(hertz).toContain(A1)
    await expect.poll(() => player.getByRole('slider', { name: 'Position' }).element().textContent).toMatch(/^1\.[234]/)
    await userEvent.keyboard(' ')
    await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('loops what is shown with L, and lets it go', async () => {
    const { player } = await open()
    const loop = player.getByRole('button', { name: /^Loop/ })
    await expect.element(loop).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('l')
    await expect.element(loop).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Control>}l{/Control}')
    await expect.element(loop).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('L')
    await expect.element(loop).toHaveAttribute('aria-pressed', 'false')
  })

  test('goes a bar with the arrows', async () => {
    const { player } = await open()
    const position = player.getByRole('slider', { name: 'Position' })
    position.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await expect.element(position).toHaveAttribute('aria-valuetext', 'bar 11 of 16')
  })

  test('plays a chord that is pressed, by its harmonic parts, and goes there', async () => {
    const { hertz, player } = await open()
    const chord = player.getByRole('list', { name: 'Chords' }).getByRole('button').nth(1)
    await chord.click()
    await expect.poll(() => hertz().length).toBeGreaterThan(0)
    await expect.element(chord).toHaveAttribute('aria-current', 'true')
  })

  test('has a switch for each part that has notes', async () => {
    const { player } = await open()
    await player.getByLabelText('Parts').click()
    const bass = player.getByRole('switch', { name: 'Bass' })
    await expect.element(bass).toBeChecked()
    await bass.click()
    await expect.element(bass).not.toBeChecked()
  })

  test('falls silent when the page is left', async () => {
    const closed = vi.spyOn(AudioContext.prototype, 'close')
    const { hertz, player, unmount } = await open()
    await player.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => hertz().length).toBeGreaterThan(0)
    await unmount()
    expect(closed).toHaveBeenCalledOnce()
  })

  test('says why there is nothing to play', async () => {
    const report = madeUpReport()
    const clips = report.arrangement.clips.filter(({ kind }) => kind === 'audio')
    const overview = { ...report.overview, noteCounts: { arrangement: 0, session: 0 } }
    const { player } = await open({ ...report, overview, arrangement: { ...report.arrangement, clips } })
    await expect.element(player.getByText(/Its audio is not in the report/)).toBeVisible()
  })
})
