/**
 * The third part of `npm run bench:audio`: notes of single tracks, onsets within 50 ms, on three kinds of sound of which no song
 * was fitted on; nothing was fitted on the last one's sounds. Needs ffmpeg, fluidsynth and two soundfonts.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readMono } from '../scripts/rendered-piece.ts'
import { matchNotes, notesOfStem, type StemTruth } from '../scripts/rendered-notes.ts'
import { hearNotes } from '../src/notes/hear-notes.ts'

const shared = resolve(process.env['KVINT_SHARED'] ?? join(import.meta.dirname, '../../../../shared'))
const tool = join(shared, 'tools/render-music.mjs')
const FONTS = '/usr/share/sounds/sf2'
const SETS = [
  ['own sounds', '--set synth_edm --pick 45-49 --engine synth'],
  ['FluidR3', `--set pop909cl --pick 100-104 --engine sf --font ${FONTS}/FluidR3_GM.sf2`],
  ['TimGM6mb', `--set pop909cl --pick 125-129 --engine sf --font ${FONTS}/TimGM6mb.sf2`],
] as const

if (existsSync(tool)) for (const [name, options] of SETS) judge(name, options.split(' '))
else console.log('notes skipped: there is no renderer here (KVINT_SHARED names its folder)')

/** Rendered stems stay for the next run. */
function judge(name: string, options: readonly string[]): void {
  const font = options.find((option) => option.endsWith('.sf2'))
  if (font && !existsSync(font)) return console.log(`notes, ${name}  skipped: ${font} is not there`)
  const folder = join(tmpdir(), 'kvint-bench-notes', name.replaceAll(' ', '-'))
  if (!existsSync(folder)) {
    const making = `${folder}-${process.pid}`
    mkdirSync(making, { recursive: true })
    const args = [tool, ...options, '--seconds', '30', '--drums', 'none', '--stems', '--out', making]
    execFileSync(process.execPath, args, { stdio: 'ignore' })
    renameSync(making, folder)
  }
  const kinds = new Map<string, { right: number; heard: number; true: number }>()
  for (const file of readdirSync(folder)) {
    const [, song, track] = /^(.+)\.stem-(.+)\.wav$/.exec(file) ?? []
    if (!song || !track) continue
    const notes = notesOfStem(JSON.parse(readFileSync(join(folder, `${song}.truth.json`), 'utf8')) as StemTruth, track)
    const heard = hearNotes(readMono(join(folder, file)))
    const sum = kinds.get(track) ?? { right: 0, heard: 0, true: 0 }
    sum.right += matchNotes(heard, notes).size
    sum.heard += heard.length
    sum.true += notes.length
    kinds.set(track, sum)
  }
  console.log(`notes, ${name}`)
  for (const [kind, sum] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b))) {
    const share = (of: number): string => `${((100 * sum.right) / Math.max(1, of)).toFixed(1)} %`
    const f1 = ((200 * sum.right) / Math.max(1, sum.heard + sum.true)).toFixed(1)
    console.log(
      `    ${kind.padEnd(8)} ${sum.true} notes: precision ${share(sum.heard)}, recall ${share(sum.true)}, F1 ${f1} %`,
    )
  }
}
