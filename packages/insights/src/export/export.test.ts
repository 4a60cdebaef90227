import { describe, expect, it } from 'vitest'
import { midi, midiClip, reportOf } from '../testing/report-of.ts'
import { chordsMidi } from './chords-midi.ts'
import { meterEvent, midiFile, tempoEvent, textEvent } from './midi-file.ts'
import { tracksCsv } from './tracks-csv.ts'

const triad = (index: number, ...pitches: number[]) =>
  pitches.map((pitch) => ({ pitch, startBeats: index * 4, durationBeats: 4 }))

describe('tracksCsv', () => {
  it('has a line for each track, quotes what needs it, and makes no formulas', async () => {
    const csv = tracksCsv(
      await reportOf({ tracks: [midi({ name: 'Pad, "wide"', volumeDb: -6 }), midi({ name: '=1+1' })] }),
    )
    const lines = csv.split('\r\n')
    expect(lines[0]).toBe('name,kind,group,role,role confidence,volume dB,pan,heard,solo,notes,devices')
    expect(lines[1]).toMatch(/^"Pad, ""wide""",midi,,pad,0\.\d+,-6,0,yes,no,4,$/)
    expect(lines[2]).toMatch(/^'=1\+1,midi,/)
    expect(lines.at(-1)).toBe('')
  })
})

describe('chordsMidi', () => {
  it('writes each chord as long as it was read, its bass below, its name as a marker', async () => {
    const report = await reportOf({
      tracks: [
        midi({
          name: 'Chords',
          arrangementClips: [
            midiClip({
              notes: [
                ...triad(0, 48, 60, 64, 67),
                ...triad(1, 53, 60, 65, 69),
                ...triad(2, 43, 59, 62, 67),
                ...triad(3, 48, 60, 64, 67),
              ],
            }),
          ],
        }),
      ],
    })
    const bytes = chordsMidi(report)
    if (!bytes || report.harmony.kind === 'unknown') throw new Error('no chords')
    const struck = [...bytes].flatMap((byte, index) => (byte === 0x90 ? [bytes[index + 1]] : []))
    expect(report.harmony.chords.map(({ symbol }) => symbol)).toEqual(['C', 'F', 'G', 'C'])
    expect(struck.slice(0, 4)).toEqual([36, 60, 64, 67])
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('MThd')
  })

  it('writes sharps and flats as ASCII, which every program reads', async () => {
    const report = await reportOf({
      tracks: [
        midi({
          name: 'Chords',
          arrangementClips: [
            midiClip({ notes: [51, 46, 44, 51].flatMap((root, index) => triad(index, root, root + 4, root + 7)) }),
          ],
        }),
      ],
    })
    const { harmony } = report
    if (harmony.kind === 'unknown') throw new Error('no chords')
    const chords = harmony.chords.map((chord) => ({ ...chord, symbol: chord.symbol.replace(/b$/, '♭') }))
    const text = new TextDecoder('latin1').decode(
      chordsMidi({ ...report, harmony: { ...harmony, chords } }) ?? new Uint8Array(),
    )
    expect(text).toContain('Eb')
    expect(text).not.toContain('â')
  })

  it('is nothing where no chords are known', async () => {
    expect(chordsMidi(await reportOf({ tracks: [] }))).toBeNull()
  })
})

describe('midiFile', () => {
  it('writes header, delta times and the end', () => {
    const bytes = [
      ...midiFile([
        { tick: 480, bytes: [0x80, 60, 0] },
        { tick: 0, bytes: [0x90, 60, 90] },
      ]),
    ]
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
    expect(hex).toBe(
      [
        '4d 54 68 64 00 00 00 06 00 00 00 01 01 e0',
        '4d 54 72 6b 00 00 00 0d',
        '00 90 3c 5a 83 60 80 3c 00 00 ff 2f 00',
      ].join(' '),
    )
  })

  it.each([
    ['120 BPM', tempoEvent(0, 120).bytes, [0xff, 0x51, 3, 0x07, 0xa1, 0x20]],
    ['6/8', meterEvent(0, 6, 8).bytes, [0xff, 0x58, 4, 6, 3, 24, 8]],
    ['a name beyond ASCII', textEvent(0, 6, 'A♭').bytes, [0xff, 6, 4, 0x41, 0xe2, 0x99, 0xad]],
  ])('writes %s', (_, bytes, expected) => {
    expect(bytes).toEqual(expected)
  })
})
