import { describe, expect, it } from 'vitest'
import { midi, midiClip, notes, reportOf } from '../testing/report-of.ts'
import { backupTime, groupSaves } from './group-saves.ts'
import type { LibraryEntry } from './library-entry.ts'
import { libraryMetrics } from './library-metrics.ts'

const entry = async (path: string, bpm = 120, beats = 16): Promise<LibraryEntry> => ({
  path,
  savedAt: null,
  report: await reportOf({
    tempo: bpm,
    tracks: Array.from({ length: 3 }, () =>
      midi({ devices: [{ tag: 'Operator' }], arrangementClips: [midiClip({ lengthBeats: beats, notes: notes(4) })] }),
    ),
  }),
})

describe('groupSaves', () => {
  it('puts backups to their song, oldest first', async () => {
    const projects = groupSaves([
      await entry('Tide Project/Tide.als'),
      await entry('Tide Project/Backup/Tide [2024-05-02 090000].als'),
      await entry('Tide Project/Backup/Tide [2024-05-01 201500].als'),
      await entry('Ebb Project/Ebb.als'),
    ])
    expect(projects.map(({ folder, name, saves }) => [folder, name, saves.length])).toEqual([
      ['Tide Project', 'Tide', 3],
      ['Ebb Project', 'Ebb', 1],
    ])
    expect(projects[0]?.current.path).toBe('Tide Project/Tide.als')
  })

  it.each([
    ['Backup/Tide [2024-05-01 201500].als', '2024-05-01T20:15:00.000Z'],
    ['Tide.als', null],
    ['Tide [final].als', null],
  ])('reads the time of %s', (path, time) => {
    expect(backupTime(path)).toBe(time)
  })
})

describe('libraryMetrics', () => {
  it('counts songs once, and tells what they share', async () => {
    const projects = groupSaves([await entry('a/A.als', 122), await entry('b/B.als', 126), await entry('c/C.als', 90)])
    const metrics = libraryMetrics(projects)
    const tempo = metrics.find(({ id }) => id === 'tempo')
    expect(tempo?.claim).toBe('2 of your 3 songs stand between 120 and 130 BPM.')
    expect(tempo?.bars.map(({ label, value }) => [label, value])).toEqual([
      ['90–100', 1],
      ['100–110', 0],
      ['110–120', 0],
      ['120–130', 2],
    ])
    expect(metrics.find(({ id }) => id === 'devices')?.bars[0]).toMatchObject({ label: 'Operator', value: 3 })
    expect(metrics.find(({ id }) => id === 'stages')?.bars[0]).toMatchObject({ label: 'sketch', value: 3 })
  })

  it('tells growth and the time to eight bars from the saves', async () => {
    const saves = (name: string) => [
      entry(`${name}/Backup/${name} [2024-05-01 200000].als`, 120, 8),
      entry(`${name}/Backup/${name} [2024-05-01 202500].als`, 120, 32),
    ]
    const metrics = libraryMetrics(groupSaves(await Promise.all([...saves('A'), ...saves('B')])))
    expect(metrics.find(({ id }) => id === 'growth')?.claim).toBe(
      '2 of 2 songs with earlier saves grew longer; 0 kept their length.',
    )
    expect(metrics.find(({ id }) => id === 'time-to-eight-bars')?.claim).toBe(
      'From the first save you reach eight bars in about 25 minutes.',
    )
  })

  it('says nothing of nothing', () => {
    expect(libraryMetrics([])).toEqual([])
  })
})
