import type { SampleDescription, SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf, reportOf } from '../../testing/report-of.ts'

const playing = (...samples: SampleDescription[]): SetDescription => ({
  tracks: [audio({ arrangementClips: samples.map((sample, index) => audioClip({ sample, startBeats: index * 16 })) })],
})
const at = (path: string, relativePathType = 1): SetDescription => playing({ path, relativePathType })
const rate = (sampleRateHz: number): SampleDescription => ({ path: `/Music/${String(sampleRateHz)}.wav`, sampleRateHz })
const takes = (count: number) =>
  playing(
    ...Array.from({ length: count }, (_, index) => ({
      path: `/Song Project/Samples/Recorded/4-Audio ${String(index).padStart(4, '0')}.wav`,
    })),
  )
const twin = (path: string, crc = 4711): SampleDescription => ({ relativePathType: 1, path, crc, sizeBytes: 88_200 })

describe('samples and files', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['FI01', 'a sample elsewhere', at('/Music/loops/a.wav'), true],
    ['FI01', 'a sample of the project', at('/Music/Song Project/Samples/a.wav', 3), false],
    ['FI01', 'a sample of a Pack', at('/Packs/Drums/a.wav', 5), false],
    ['FI02', 'a sample in Downloads', at('/Users/ada/Downloads/a.wav'), true],
    ['FI02', 'a sample in the Trash', at('/Users/ada/.Trash/a.wav'), true],
    [
      'FI02',
      'a project that itself lies on the Desktop',
      at('/Users/ada/Desktop/Song Project/Samples/a.wav', 3),
      false,
    ],
    ['FI02', 'a folder called Downloads 2019', at('/Music/Downloads2019/a.wav'), false],
    ['FI04', '44.1 and 48 kHz', playing(rate(44_100), rate(48_000)), true],
    ['FI04', '48 kHz twice', playing(rate(48_000), rate(48_000)), false],
    ['FI05', 'an mp3', at('/Music/a.mp3'), true],
    ['FI05', 'a wav called mp3', at('/Music/mp3 rip.wav'), false],
    ['FI07', 'a file that a download tool named', at('/Music/y2mate.com - Song.wav'), true],
    ['FI07', 'a folder of tube recordings', at('/Music/tube amp/a.wav'), false],
    ['FI08', 'eleven takes by number', takes(11), true],
    ['FI08', 'ten', takes(10), false],
    ['FI06', 'one file at two places', playing(twin('/Music/Kits/a.wav'), twin('/Packs/Kits/a.wav')), true],
    ['FI06', 'one file played twice', playing(twin('/Music/Kits/a.wav'), twin('/Music/Kits/a.wav')), false],
    [
      'FI06',
      'a file of the project, which was moved between two takes',
      playing(
        { ...twin('/Music/Old/Samples/a.wav'), relativePath: 'Samples/a.wav', relativePathType: 3 },
        { ...twin('/Music/New/Samples/a.wav'), relativePath: 'Samples/a.wav', relativePathType: 3 },
      ),
      false,
    ],
    ['FI06', 'two files of one name', playing(twin('/Music/Kits/a.wav'), twin('/Packs/Kits/a.wav', 12)), false],
    ['FI06', 'files without a checksum', playing(twin('/Music/Kits/a.wav', 0), twin('/Packs/Kits/a.wav', 0)), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it('says no more of a disk than the last two folders', async () => {
    const report = await reportOf(at('/Users/ada/Secret Client/loops/deep/a.wav'))
    expect(JSON.stringify(report)).not.toContain('ada')
    expect(report.findings.find(({ checkId }) => checkId === 'FI01')?.evidence[0]?.text).toContain('loops/deep')
  })
})
