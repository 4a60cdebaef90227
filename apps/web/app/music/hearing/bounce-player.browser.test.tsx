import type { HeardBounce } from '@kvint/insights'
import { MemoryRouter } from 'react-router'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../../styles/site.css?inline'
import { PlayerProvider } from '../player/player-provider.tsx'
import { madeUpReport } from '../report/testing/made-up-report.ts'
import { ReportView } from '../report/view/report-view.tsx'
import { BouncePlayer } from './bounce-player.tsx'
import type { BesideOnPage } from './use-beside.ts'

wear(styles)

test('what is louder is turned down while it stands beside another, and back up when that leaves', async () => {
  const { show, sounds } = await open()
  await show(null)
  expect(sounds().map(({ volume }) => volume)).toEqual([1])
  await show({ kind: 'reference', lufs: -18 })
  expect(sounds()[0]?.volume).toBeCloseTo(0.501, 3)
  expect(sounds()[1]?.volume).toBe(1)
  await expect.element(page.getByText(/^Mine.wav is played 6.0 dB quieter/)).toBeVisible()
  await show({ kind: 'reference', lufs: -6 })
  expect(sounds().map(({ volume }) => Math.round(volume * 100))).toEqual([100, 50])
  await show(null)
  expect(sounds().map(({ volume }) => volume)).toEqual([1])
})

test('the place is moved by keys, and the bounce before goes on where this one is, there and back', async () => {
  const { show, sounds } = await open()
  await show({ kind: 'before', lufs: -12 })
  ;(page.getByRole('slider', { name: 'Place in the file' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(sounds()[0]?.currentTime).toBe(2)
  await expect.element(page.getByText('0:02 of 0:04')).toBeVisible()
  await page.getByRole('button', { name: 'The bounce before' }).click()
  expect(edge('The bounce before'), 'the one that plays is marked').not.toBe(edge('This bounce'))
  await expect.poll(() => sounds()[1]?.currentTime ?? 0).toBeGreaterThanOrEqual(2)
  expect(sounds()[0]?.paused).toBe(true)
  const [own, other] = sounds()
  if (!own || !other) throw new Error('Two sounds stand there.')
  other.currentTime = 3
  await page.getByRole('button', { name: 'This bounce' }).click()
  await expect.poll(() => own.currentTime).toBeGreaterThanOrEqual(3)
  expect(other.paused).toBe(true)
})

test('the bounce rests as soon as the notes of the set are played', async () => {
  const { show, sounds } = await open()
  await show(null)
  await page.getByRole('button', { name: 'Play the bounce' }).click()
  await expect.poll(() => sounds()[0]?.paused).toBe(false)
  ;(page.getByRole('button', { name: 'Pause' }).element() as HTMLElement).blur()
  await userEvent.keyboard(' ')
  await expect.poll(() => sounds()[0]?.paused).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Play the bounce' })).toBeVisible()
})

const edge = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).boxShadow

async function open() {
  const report = madeUpReport()
  const file = silentWave('Mine.wav')
  const state = { kind: 'heard', fileName: 'Mine.wav', print: '1', bounce: heard(-12), file, before: null } as const
  const tree = (beside: BesideOnPage['beside']) => (
    <MemoryRouter>
      <PlayerProvider report={report}>
        <ReportView report={report}>
          <BouncePlayer
            state={state}
            onGive={vi.fn()}
            compared={{ beside, asked: null, choose: vi.fn(), leave: vi.fn() }}
          />
        </ReportView>
      </PlayerProvider>
    </MemoryRouter>
  )
  const { rerender, container } = await render(tree(null))
  return {
    sounds: () => [...container.querySelectorAll('audio')],
    show: (beside: { readonly kind: 'before' | 'reference'; readonly lufs: number } | null) => {
      const name = 'Theirs.wav'
      return rerender(
        tree(beside && { kind: beside.kind, fileName: name, bounce: heard(beside.lufs), file: silentWave(name) }),
      )
    },
  }
}

function heard(lufs: number): HeardBounce {
  const curve = Array.from({ length: 9 }, (_, index) => ({ seconds: index / 2, beat: index, lufs }))
  const hearing = { alignment: { offsetSeconds: 0 }, loudness: { integratedLufs: lufs }, durationSeconds: 4 }
  return { curve, hearing } as unknown as HeardBounce
}

/** Four seconds of nothing: 8 bits, mono, 8 kHz. */
function silentWave(name: string): File {
  const frames = 4 * 8000
  const head = new DataView(new ArrayBuffer(44))
  const text = (at: number, word: string) =>
    word.split('').forEach((letter, index) => head.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  head.setUint32(4, 36 + frames, true)
  text(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, 8000, true)
  head.setUint32(28, 8000, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  text(36, 'data')
  head.setUint32(40, frames, true)
  return new File([head.buffer, new Uint8Array(frames).fill(128)], name, { type: 'audio/wav' })
}
