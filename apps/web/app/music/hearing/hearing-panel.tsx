import { PLATFORMS, platformGain } from '@kvint/insights/platforms'
import { Button, FactList } from '@kvint/ui'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { BouncePlayer } from './bounce-player.tsx'
import { useHearingCopy } from './copy/hearing.ts'
import { figuresOf } from './figures-of.ts'
import { FileLine } from './file-line.tsx'
import { HeardChords } from './heard-chords.tsx'
import { SpectrumPicture } from './spectrum-picture.tsx'
import type { BounceOnPage } from './use-bounce.ts'
import { WidthPicture } from './width-picture.tsx'
import './hearing.css'

/** All that was measured in the bounce: figures, sections, spectrum, width, chords, and what platforms would make of it. */
export function HearingPanel({ bounce }: { bounce: BounceOnPage }) {
  const words = useHearingCopy()
  const { state, forget } = bounce
  if (state.kind !== 'heard') return null
  const { hearing, sections } = state.bounce
  const { loudness, bands } = hearing
  const { integratedLufs } = loudness
  return (
    <section aria-labelledby="hearing" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <h2 id="hearing" className="mr-auto text-title">
          {words.title}
        </h2>
        <Button size="tool" look="quiet" onClick={forget}>
          {words.work.forget}
        </Button>
      </div>
      <FileLine state={state} />
      <BouncePlayer state={state} onGive={bounce.give} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FactList facts={figuresOf(hearing, words)} />
        {sections.length > 0 && (
          <FactsTable
            caption={words.lane.section}
            columns={[words.lane.section, words.lane.bar, words.lane.loudness, words.lane.peaks, words.lane.width]}
            rows={sections.map(({ label, bars, lufs, peakToLoudnessDb, widthDb }) => ({
              key: `${label}-${bars.from}`,
              cells: [
                label,
                `${bars.from}–${bars.to}`,
                words.lufs(lufs),
                words.db(peakToLoudnessDb),
                words.db(widthDb),
              ],
            }))}
          />
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SpectrumPicture bands={bands} print={state.print} compared={null} />
        <WidthPicture bands={bands} />
      </div>
      <HeardChords bounce={state.bounce} />
      {integratedLufs !== null && hearing.durationSeconds >= 30 && (
        <div className="grid gap-2">
          <h3 className="text-base font-semibold">{words.platforms.title}</h3>
          <p className="max-w-[75ch] text-small text-muted">{words.platforms.sentence}</p>
          <FactsTable
            caption={words.platforms.title}
            columns={[
              words.platforms.name,
              words.platforms.reference,
              words.platforms.gain,
              words.platforms.source,
              words.platforms.checked,
            ]}
            rows={PLATFORMS.map((platform) => {
              const gain = platformGain(platform, integratedLufs, loudness.truePeakDbtp)
              return {
                key: platform.name,
                cells: [
                  platform.name,
                  words.lufs(platform.referenceLufs),
                  Math.abs(gain) < 0.05 ? words.platforms.as : `${gain > 0 ? '+' : ''}${words.db(gain)}`,
                  <span lang="en" key="source">
                    {platform.source}
                  </span>,
                  platform.checked,
                ],
              }
            })}
          />
        </div>
      )}
    </section>
  )
}
