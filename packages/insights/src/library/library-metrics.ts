import { fillClaim } from './fill-claim.ts'
import type { LibraryProject } from './library-entry.ts'
import { librarySongs } from './library-song.ts'
import type { Metric } from './metric.ts'
import type { Library, MetricMaker, MetricSketch } from './metric-sketch.ts'
import { deviceMetrics } from './metrics/devices.ts'
import { finishingMetrics } from './metrics/finishing.ts'
import { formMetrics } from './metrics/form.ts'
import { harmonyMetrics } from './metrics/harmony.ts'
import { mixMetrics } from './metrics/mix.ts'
import { orderMetrics } from './metrics/order.ts'
import { playingMetrics } from './metrics/playing.ts'
import { sampleMetrics } from './metrics/samples.ts'
import { saveTimeMetrics } from './metrics/save-times.ts'
import { growthMetrics } from './metrics/saving.ts'
import { similarityMetrics } from './metrics/similarity-map.ts'
import { tempoAndKeyMetrics } from './metrics/tempo-and-key.ts'
import { thenAndNowMetrics } from './metrics/then-and-now.ts'
import { METRIC_WORDS } from './words/all-words.ts'

/**
 * Habits over the songs of a folder: tempo, keys, stages, growth, sounds, form, mix, order. Each song counts once, with
 * its newest save. Metrics that have nothing to say are left out. `now` is by the clock of the machine, as the times of
 * the saves are; without it what asks for today is left out.
 *
 * @example
 * libraryMetrics(groupSaves(entries)).find(({ id }) => id === 'tempo')?.claim
 * // '7 of your 10 songs stand between 120 and 130 BPM.'
 */
export function libraryMetrics(projects: readonly LibraryProject[], options: { readonly now?: number } = {}): Metric[] {
  const library: Library = { projects, songs: librarySongs(projects), now: options.now ?? null }
  return MAKERS.flatMap(({ area, make }) => {
    const sketch = make(library)
    return sketch ? [toMetric(area, sketch)] : []
  })
}

function toMetric(area: MetricMaker['area'], { id, claim = 'main', figures, songs, picture }: MetricSketch): Metric {
  const words = METRIC_WORDS[id]
  const times = songs.flatMap(({ at }) => (at === null ? [] : [at]))
  const dates = (at: number) => new Date(at).toISOString()
  return {
    id,
    area,
    title: words.title,
    claim: fillClaim(claimsOf(words)[claim] ?? '', figures),
    said: { claim, figures },
    why: words.why,
    tryThis: words.tryThis,
    honesty: words.honesty,
    songs: new Set(songs.map(({ path }) => path)).size,
    span: times.length > 0 ? { from: dates(Math.min(...times)), to: dates(Math.max(...times)) } : null,
    picture,
  }
}

function claimsOf({ claims }: { claims: Readonly<Record<string, string>> }): Readonly<Record<string, string>> {
  return claims
}

const MAKERS: readonly MetricMaker[] = [
  ...finishingMetrics,
  ...tempoAndKeyMetrics,
  ...harmonyMetrics,
  ...playingMetrics,
  ...thenAndNowMetrics,
  ...growthMetrics,
  ...saveTimeMetrics,
  ...formMetrics,
  ...deviceMetrics,
  ...sampleMetrics,
  ...mixMetrics,
  ...orderMetrics,
  ...similarityMetrics,
]
