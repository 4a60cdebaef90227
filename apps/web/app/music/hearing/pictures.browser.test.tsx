import type { HeardBands } from '@kvint/audio'
import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SpectrumPicture } from './spectrum-picture.tsx'
import { WidthPicture } from './width-picture.tsx'

test('a file whose lows outweigh its sides is not called mono; one without sides is', async () => {
  const { rerender } = await render(<WidthPicture bands={bands({ correlations: (band) => (band < 14 ? 1 : 0.8) })} />)
  await expect.element(page.getByText(/In mono no band loses 1 dB\.$/)).toBeVisible()
  await rerender(<WidthPicture bands={bands({ correlations: () => 1 })} />)
  await expect.element(page.getByText('The file is mono: it has no width.')).toBeVisible()
})

test('a band that stands high is drawn as high as it stands', async () => {
  const levelsDb = (band: number) => (band === 8 ? -2 : band === 9 ? -5 : -30)
  const { container } = await render(<SpectrumPicture print="" compared={null} bands={bands({ levelsDb })} />)
  await expect.poll(() => heights(container)).toHaveLength(31)
  expect(heights(container)[8]).toBeLessThan(heights(container)[9] ?? 0)
  await expect.element(page.getByText(/The strongest is 125 Hz\.$/)).toBeVisible()
})

/** Down the picture, in pixels. */
function heights(container: Element): number[] {
  const path = container.querySelector('.loudness-line')?.getAttribute('d') ?? ''
  return path
    .slice(1)
    .split('L')
    .map((point) => Number(point.split(' ')[1]))
}

function bands(change: {
  readonly levelsDb?: (band: number) => number
  readonly correlations?: (band: number) => number
}): HeardBands {
  const { levelsDb = (band: number) => (band < 10 ? -10 : -40), correlations = () => 1 } = change
  const each = Array.from({ length: 31 }, (_, band) => band)
  return {
    centresHz: each.map((band) => 1000 * 10 ** ((band - 17) / 10)),
    levelsDb: each.map(levelsDb),
    monoLossDb: each.map((band) => (correlations(band) === 1 ? 0 : 0.5)),
    correlations: each.map(correlations),
    correlation: 0.99995,
  }
}
