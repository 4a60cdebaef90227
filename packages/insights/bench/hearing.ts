import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, openAsBlob, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSet } from '@kvint/als'
import { hear } from '@kvint/audio'
import { hearBounce, makeReport } from '@kvint/insights'
import { keyCount } from './heard-keys.ts'

/**
 * Precision and recall of what hears of a bounce: `npm run bench:heard -- FOLDER` over songs that `render-music.mjs` of the
 * shared tools made (NAME.wav and NAME.truth.json). Each is made a Live set, its faults are planted one at a time, and the
 * findings of each file are held against what was planted. A finding that the clean file has in the same words is not counted.
 * Last, the keys of the songs as sets that hold nothing but the sound; `-- FOLDER --keys` tells these alone.
 */
type Planted = { readonly is: readonly string[]; readonly may?: readonly string[] }

/** What each planted fault is told as, and what is true of such a file as well. */
const PLANTED: Readonly<Record<string, Planted>> = {
  'hard-clipped': { is: ['HE03'], may: ['HE01', 'HE07'] },
  /** Squares overshoot between their samples, by up to 3 dB. */
  'flat-tops-below-full-scale': { is: ['HE03'], may: ['HE01', 'HE07'] },
  'dc-offset': { is: ['HE34'] },
  'right-inverted': { is: ['HE27'], may: ['HE26'] },
  /** The filter that turns the lows of one side makes that side louder about its corner, up to full scale in a loud song. */
  'low-end-out-of-phase': { is: ['HE25'], may: ['HE03', 'HE29'] },
  'left-louder': { is: ['HE29'] },
  'mono-in-stereo': { is: ['HE30'] },
  'head-and-tail-silence': { is: ['HE13'] },
  'cut-off-end': { is: ['HE12'] },
  click: { is: ['HE33'] },
  dropout: { is: ['HE33'] },
  dull: { is: ['HE15'] },
  boomy: { is: ['HE16'] },
  harsh: { is: ['HE16'] },
  'no-low-end': { is: ['HE18'] },
  squashed: { is: ['HE07'], may: ['HE01', 'HE03'] },
  'drop-quieter-than-verse': { is: ['HE09'] },
  /** It is played 2 % slower. */
  'tuned-low': { is: ['HE36', 'HE41'] },
  'wrong-sample-rate': { is: ['HE36'], may: ['HE41'] },
  'intersample-overs': { is: ['HE01'], may: ['HE03', 'HE33'] },
  hum: { is: ['HE35'] },
  hiss: { is: ['HE35'] },
  'lossy-source': { is: ['HE22'], may: ['HE15'] },
}
const HEADER_BYTES = 44
const FRAME_BYTES = 4
const FADE_SECONDS = 2
const KINDS = new Set(Object.values(PLANTED).flatMap(({ is }) => is))

const root = dirname(fileURLToPath(import.meta.url))
const shared = resolve(process.env['KVINT_SHARED'] ?? join(root, '../../../../shared'))
const [folder, only] = process.argv.slice(2)
if (folder === undefined || !existsSync(join(shared, 'tools/plant-faults.mjs'))) {
  console.log('Name a folder of rendered songs; the shared tools must be there (KVINT_SHARED).')
  process.exit(0)
}
const songs = readdirSync(folder).filter((name) => name.endsWith('.wav'))
const counts = new Map<string, { found: number; planted: number }>()
let strangers = 0
let told = 0
let placed = 0
const keys = keyCount()
for (const name of songs) {
  const song = join(folder, name)
  const truth = song.replace(/\.wav$/, '.truth.json')
  const whole = await hear(await openAsBlob(song))
  if (whole.kind === 'problem') throw new Error(whole.message)
  await keys.add(truth, whole)
  if (only === '--keys') continue
  const work = mkdtempSync(join(tmpdir(), 'kvint-heard-'))
  const tool = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(shared, 'tools', script), ...args], { stdio: 'pipe' })
  const ended = join(work, 'ended.wav')
  writeFileSync(ended, fadedOut(readFileSync(song)))
  tool('plant-faults.mjs', ended, '--out', work)
  tool(
    'make-live-project.mjs',
    '--builder',
    join(root, '../../als/src/builder/index.ts'),
    '--truth',
    truth,
    '--name',
    'Song',
    '--out',
    work,
  )
  const read = await readSet(readFileSync(join(work, 'Song Project/Song.als')))
  if (read.kind !== 'set') throw new Error(read.failure.message)
  const report = makeReport(read.set, { fileName: 'Song.als', bytes: 1 })
  const findingsOf = async (fault: string) => {
    const heard = await hear(await openAsBlob(join(work, `${fault}.wav`)))
    if (heard.kind === 'problem') throw new Error(heard.message)
    const bounce = hearBounce(report, heard.hearing, heard.traces)
    if (bounce.hearing.alignment) placed++
    return new Map(bounce.findings.map(({ checkId, claim }) => [checkId, claim]))
  }
  const clean = await findingsOf('clean')
  const ofClean = [...clean.keys()].filter((id) => KINDS.has(id))
  if (ofClean.length > 0) console.log(`${name}: clean file has ${words(clean, ofClean)}`)
  strangers += ofClean.length
  told += ofClean.length
  for (const [fault, { is, may = [] }] of Object.entries(PLANTED)) {
    const found = await findingsOf(fault)
    const count = counts.get(fault) ?? { found: 0, planted: 0 }
    const isFound = is.some((id) => found.has(id) && found.get(id) !== clean.get(id))
    counts.set(fault, { found: count.found + (isFound ? 1 : 0), planted: count.planted + 1 })
    const others = [...found.keys()].filter(
      (id) => KINDS.has(id) && !clean.has(id) && !is.includes(id) && !may.includes(id),
    )
    strangers += others.length
    told += others.length + (isFound ? 1 : 0)
    if (!isFound || others.length > 0)
      console.log(
        `${name} ${fault}: ${isFound ? 'found' : 'MISSED'}${others.length > 0 ? `, also ${words(found, others)}` : ''}`,
      )
  }
  rmSync(work, { recursive: true, force: true })
}
console.log(keys.text())
if (only === '--keys') process.exit(0)
const all = [...counts.values()]
const found = all.reduce((sum, one) => sum + one.found, 0)
const planted = all.reduce((sum, one) => sum + one.planted, 0)
for (const [fault, count] of counts) console.log(`${fault.padEnd(28)}${count.found} of ${count.planted}`)
console.log(
  `recall ${found} of ${planted} = ${percent(found, planted)}; precision ${told - strangers} of ${told} = ${percent(told - strangers, told)}`,
)
console.log(`laid on the set: ${placed} of ${songs.length * (Object.keys(PLANTED).length + 1)}`)

/** An excerpt breaks off in the music, which is a fault of its own: its last two seconds are faded. 16 bits, stereo. */
function fadedOut(wav: Buffer): Buffer {
  const rate = wav.readUInt32LE(24)
  const faded = Buffer.from(wav)
  const from = Math.max(HEADER_BYTES, wav.length - FADE_SECONDS * rate * FRAME_BYTES)
  const length = wav.length - from
  for (let at = from; at + 1 < wav.length; at += 2)
    faded.writeInt16LE(Math.round(wav.readInt16LE(at) * (1 - (at - from) / length)), at)
  return faded
}

function words(claims: ReadonlyMap<string, string>, ids: readonly string[]): string {
  return ids.map((id) => `${id} (${claims.get(id)})`).join(', ')
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}
