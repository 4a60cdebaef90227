import { hearBounce, hearSamples, makeReport, withBounce, withFindings } from '@kvint/insights'
import { deliver } from '../deliver.ts'
import { readSetFile } from '../read-file.ts'
import { bounceAt, readSound, samplesBelow } from '../read-sound.ts'
import type { CommandOptions, ExitCode, Terminal } from '../terminal.ts'
import { alignmentLines } from '../text/alignment-lines.ts'
import { hearingLines } from '../text/hearing-lines.ts'
import { sectionLines } from '../text/section-lines.ts'
import { textReport } from '../text/text-report.ts'

/** `kvint report`: what the set says and what can be learned from it; with `--audio`, what its bounce sounds like. */
export async function report(file: string, options: CommandOptions, terminal: Terminal): Promise<ExitCode> {
  const reading = await readSetFile(file)
  if (reading.kind === 'problem') {
    terminal.complain(reading.message)
    return 2
  }
  const made = makeReport(reading.set, { fileName: reading.fileName, bytes: reading.bytes })
  if (options.audio === undefined)
    return deliver(options.json ? JSON.stringify(made, null, 2) : await textReport(made), options, terminal)
  const path = await bounceAt(options.audio)
  const sound = await readSound(path)
  if (sound.kind === 'problem') {
    terminal.complain(sound.message)
    return 2
  }
  const bounce = hearBounce(made, sound.hearing, sound.traces)
  const samples = hearSamples(reading.set, reading.fileName, await samplesBelow(options.audio, path))
  const joined = withFindings(withBounce(made, bounce), samples.findings)
  const text = options.json
    ? JSON.stringify(
        { ...joined, audio: { ...bounce.hearing, sections: bounce.sections, samples: samples.uses } },
        null,
        2,
      )
    : [
        await textReport(joined),
        '',
        ...hearingLines(path, bounce.hearing),
        ...alignmentLines(bounce.hearing),
        ...sectionLines(bounce.sections),
      ].join('\n')
  return deliver(text, options, terminal)
}
