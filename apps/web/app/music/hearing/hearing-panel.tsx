import { PLATFORMS, platformGain } from '@kvint/insights/platforms'
import { Button, FactList } from '@kvint/ui'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { BeforePicture } from './before-picture.tsx'
import { BouncePlayer } from './bounce-player.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { useHearingCopy } from './copy/hearing.ts'
import { figuresOf } from './figures-of.ts'
import { FileLine } from './file-line.tsx'
import { HeardChords } from './heard-chords.tsx'
import { SpectrumPicture } from './spectrum-picture.tsx'
import { StemsPanel } from './stems-panel.tsx'
import type { BesideOnPage } from './use-beside.ts'
import type { BounceOnPage, BounceState } from './use-bounce.ts'
import type { GivenOnPage } from './use-given-sounds.ts'
import type { StemsOnPage } from './use-stems.ts'
import { WidthPicture } from './width-picture.tsx'
import './hearing.css'

type Heard = BounceState & { kind: 'heard' }

/** All that was measured in the bounce: figures, sections, spectrum, width, chords, and what platforms would make of it. */
export function HearingPanel({
  bounce,
  compared,
  given,
  stems,
}: {
  bounce: BounceOnPage
  compared: BesideOnPage
  given: GivenOnPage
  stems: StemsOnPage
}) {
  const words = useHearingCopy()
  const { state, forget } = bounce
  if (state.kind !== 'heard')
    return (
      <section aria-label={words.title} className="grid gap-6">
        <StemsPanel stems={stems} />
      </section>
    )
  const { bands } = state.bounce.hearing
  const { beside } = compared
  return (
    <section aria-labelledby="hearing" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <h2 id="hearing" className="mr-auto text-title">
          {words.title}
        </h2>
        <ChooseFiles label={words.work.replace} onFiles={given.take} />
        <Button size="tool" look="quiet" onClick={forget}>
          {words.work.forget}
        </Button>
      </div>
      <FileLine state={state} />
      <BouncePlayer state={state} onGive={bounce.give} compared={compared} />
      <Figures state={state} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SpectrumPicture
          bands={bands}
          print={state.print}
          compared={beside && { ...beside, bands: beside.bounce.hearing.bands }}
        />
        <WidthPicture bands={bands} />
      </div>
      {beside?.kind === 'before' && <BeforePicture state={state} before={beside} />}
      <StemsPanel stems={stems} />
      <HeardChords bounce={state.bounce} />
      <Platforms state={state} />
    </section>
  )
}

function Figures({ state }: { state: Heard }) {
  const words = useHearingCopy()
  const { hearing, sections, groove } = state.bounce
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <FactList facts={figuresOf(hearing, words, groove)} />
      {sections.length > 0 && (
        <FactsTable
          caption={words.lane.section}
          columns={[words.lane.section, words.lane.bar, words.lane.loudness, words.lane.peaks, words.lane.width]}
          rows={sections.map(({ label, bars, lufs, peakToLoudnessDb, widthDb }) => ({
            key: `${label}-${bars.from}`,
            cells: [label, `${bars.from}–${bars.to}`, words.lufs(lufs), words.db(peakToLoudnessDb), words.db(widthDb)],
          }))}
        />
      )}
    </div>
  )
}

/** What players would do to the level of a whole song: of a file that lies on its set, and not of a stem or a loop. */
function Platforms({ state }: { state: Heard }) {
  const words = useHearingCopy()
  const { loudness, durationSeconds, alignment } = state.bounce.hearing
  const { integratedLufs } = loudness
  if (integratedLufs === null || durationSeconds < 30 || !alignment) return null
  return (
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
              <span key="reference" className="whitespace-nowrap">
                {words.lufs(platform.referenceLufs)}
              </span>,
              <span key="gain" className="whitespace-nowrap">
                {Math.abs(gain) < 0.05 ? words.platforms.as : words.signed(gain, 'dB')}
              </span>,
              <span lang="en" key="source">
                {platform.source}
              </span>,
              platform.checked,
            ],
          }
        })}
      />
    </div>
  )
}
