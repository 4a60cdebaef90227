import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSet } from './builder/build-set.ts'

const PACKAGE = join(import.meta.dirname, '..')

it('the ten lines of the README print what stands beside them', async () => {
  const code = /```ts\n(.*?)```/s.exec(readFileSync(join(PACKAGE, 'README.md'), 'utf8'))?.[1] ?? ''
  const said = [...code.matchAll(/^console\.log.* \/\/ (.*)$/gm)].map(([, comment = '']) => toPattern(comment))
  expect(code.trim().split('\n')).toHaveLength(10)
  expect(said).toHaveLength(5)
  expect(await runOnSong(code)).toMatch(new RegExp(`^${said.join(' ')}$`))
})

/** A comment may leave out the rest after `…`, and explain in brackets at its end. */
function toPattern(comment: string): string {
  const said = comment.replace(/ \(.*\)$/, '')
  return said
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.*?')
}

/** What the code prints, white space as single spaces. */
async function runOnSong(code: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-readme-'))
  try {
    const path = join(folder, 'song.als')
    writeFileSync(path, await buildSet(SONG))
    const input = code.replace("'song.als'", JSON.stringify(path))
    const printed = execFileSync(process.execPath, ['--input-type=module', '-'], {
      cwd: PACKAGE,
      input,
      encoding: 'utf8',
    })
    return printed.trim().replaceAll(/\s+/g, ' ')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const SONG: Parameters<typeof buildSet>[0] = {
  live: 12,
  creator: 'Ableton Live 12.2.5',
  tempo: 126,
  tracks: [
    {
      kind: 'midi',
      name: 'Bass',
      colorIndex: 5,
      devices: [{ tag: 'Eq8', params: { 'Bands.0/ParameterA/Freq': 80 } }],
      arrangementClips: [
        {
          startBeats: 0,
          lengthBeats: 4,
          loop: { isOn: true, start: 0, end: 2 },
          notes: [{ pitch: 36, startBeats: 0, durationBeats: 0.5 }],
        },
      ],
    },
  ],
}
