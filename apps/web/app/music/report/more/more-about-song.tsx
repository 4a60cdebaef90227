import { CompareChoice } from '../compare/compare-choice.tsx'
import type { Comparison } from '../compare/comparison.ts'
import { useReportCopy } from '../copy/report.ts'
import { DeviceChains } from '../devices/device-chains.tsx'
import { Fold } from '../fold/fold.tsx'
import { CopyShare } from '../form/copy-share.tsx'
import { UnusedLoops } from '../form/unused-loops.tsx'
import { KeyPanel, NoKey } from '../key/key-panel.tsx'
import { MixMap } from '../mix/mix-map.tsx'
import { useReport, useView } from '../view/report-context.ts'

/** What is worth a look beside the findings: key, mixer, devices, loops without a place, the file itself. */
export function MoreAboutSong({ comparison }: { comparison: Comparison }) {
  const { report } = useReport()
  const { more: words, key, mix, devices, form, overview } = useReportCopy()
  const panel = useView((view) => view.panel)
  const loops = report.arrangement.form.unfolding?.unusedLoops ?? []
  return (
    <section aria-labelledby="more" className="grid content-start gap-3">
      <h2 id="more" className="text-title">
        {words.title}
      </h2>
      <NoKey />
      <div>
        {report.harmony.kind === 'known' && (
          <Fold id="fold-key" title={key.title} line={key.sentence(report.harmony.key)} isOpen={panel === 'key'}>
            <KeyPanel />
          </Fold>
        )}
        <Fold id="fold-mix" title={mix.title} line={mix.sentence(report.tracks)} isOpen={panel === 'mix'}>
          <MixMap />
        </Fold>
        <Fold id="fold-devices" title={devices.title} line={devices.sentence(report)} isOpen={panel === 'devices'}>
          <DeviceChains />
        </Fold>
        {loops.length > 0 && (
          <Fold id="fold-loops" title={words.loops} line={form.unused.title(loops.length)} isOpen={panel === 'loops'}>
            <UnusedLoops />
          </Fold>
        )}
      </div>
      <CopyShare />
      <p className="font-mono text-tool text-muted">{overview.source(report.source)}</p>
      <CompareChoice {...comparison} />
    </section>
  )
}
