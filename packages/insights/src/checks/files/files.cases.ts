import type { SampleDescription, SetDescription } from '@kvint/als/build'
import { audio, audioClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

export const playing = (...samples: SampleDescription[]): SetDescription => ({
  tracks: [audio({ arrangementClips: samples.map((sample, index) => audioClip({ sample, startBeats: index * 16 })) })],
})
export const at = (path: string, relativePathType = 1): SetDescription => playing({ path, relativePathType })
const rate = (sampleRateHz: number): SampleDescription => ({ path: `/Music/${String(sampleRateHz)}.wav`, sampleRateHz })
const takes = (count: number) =>
  playing(
    ...Array.from({ length: count }, (_, index) => ({
      path: `/Song Project/Samples/Recorded/4-Audio ${String(index).padStart(4, '0')}.wav`,
    })),
  )
const twin = (path: string, crc = 4711): SampleDescription => ({ relativePathType: 1, path, crc, sizeBytes: 88_200 })

/** Sets that the checks of this folder are shown. */
export const FILES_CASES: readonly CheckCase[] = [
  ['FI01', 'fires', 'a sample elsewhere', at('/Music/loops/a.wav')],
  ['FI01', 'beside', 'a sample of the project', at('/Music/Song Project/Samples/a.wav', 3)],
  ['FI01', 'trap', 'a sample of a Pack', at('/Packs/Drums/a.wav', 5)],
  ['FI01', 'trap', 'a sample in Downloads, of which FI02 tells', at('/Users/ada/Downloads/a.wav')],
  ['FI02', 'fires', 'a sample in Downloads', at('/Users/ada/Downloads/a.wav')],
  ['FI02', 'fires', 'two folders deep on the Desktop', at('/Users/ada/Desktop/new/drums/a.wav')],
  ['FI02', 'beside', 'three folders deep in Downloads', at('/Users/ada/Downloads/music/vault/drums/a.wav')],
  ['FI02', 'beside', 'three folders deep', at('/Users/ada/Desktop/music/vault/drums/a.wav')],
  ['FI02', 'fires', 'a sample in the Trash', at('/Users/ada/.Trash/a.wav')],
  [
    'FI02',
    'beside',
    'a project that itself lies on the Desktop',
    at('/Users/ada/Desktop/Song Project/Samples/a.wav', 3),
  ],
  ['FI02', 'trap', 'a folder called Downloads 2019', at('/Music/Downloads2019/a.wav')],
  ['FI04', 'fires', '44.1 and 48 kHz', playing(rate(44_100), rate(48_000))],
  ['FI04', 'beside', '48 kHz twice', playing(rate(48_000), rate(48_000))],
  ['FI05', 'fires', 'an mp3', at('/Music/a.mp3')],
  ['FI05', 'beside', 'a wav called mp3', at('/Music/mp3 rip.wav')],
  ['FI07', 'fires', 'a file that a download tool named', at('/Music/y2mate.com - Song.wav')],
  ['FI07', 'beside', 'a folder of tube recordings', at('/Music/tube amp/a.wav')],
  ['FI08', 'fires', 'eleven takes by number', takes(11)],
  ['FI08', 'beside', 'ten', takes(10)],
  ['FI06', 'fires', 'one file at two places', playing(twin('/Music/Kits/a.wav'), twin('/Packs/Kits/a.wav'))],
  ['FI06', 'beside', 'one file played twice', playing(twin('/Music/Kits/a.wav'), twin('/Music/Kits/a.wav'))],
  [
    'FI06',
    'trap',
    'a file of the project, which was moved between two takes',
    playing(
      { ...twin('/Music/Old/Samples/a.wav'), relativePath: 'Samples/a.wav', relativePathType: 3 },
      { ...twin('/Music/New/Samples/a.wav'), relativePath: 'Samples/a.wav', relativePathType: 3 },
    ),
  ],
  [
    'FI06',
    'trap',
    'one path in a library that moved',
    playing(
      { ...twin('/Old/Library/Kits/a.wav'), relativePath: 'Kits/a.wav' },
      { ...twin('/New/Library/Kits/a.wav'), relativePath: 'Kits/a.wav' },
    ),
  ],
  ['FI06', 'trap', 'two files of one name', playing(twin('/Music/Kits/a.wav'), twin('/Packs/Kits/a.wav', 12))],
  ['FI06', 'trap', 'files without a checksum', playing(twin('/Music/Kits/a.wav', 0), twin('/Packs/Kits/a.wav', 0))],
  ['FI04', 'trap', 'a file whose rate no one wrote down', playing(rate(48_000), { path: '/a.wav', sampleRateHz: 0 })],
  ['FI05', 'trap', 'a recording of a phone’s screen', at('/Music/RPReplay_Final1648271226.m4a')],
  ['FI05', 'trap', 'a song from a stream', at('/Music/Track (getmp3.pro).mp3')],
  ['FI05', 'trap', 'a sound of a pack', at('/Packs/Kit/a.mp3', 5)],
  ['FI05', 'trap', 'a sound of a game', at('/Music/kick.ogg')],
  [
    'FI05',
    'trap',
    'a reference on a track that is off',
    { tracks: [audio({ isMuted: true, arrangementClips: [audioClip({ sample: { path: '/Music/a.mp3' } })] })] },
  ],
  ['FI05', 'trap', 'a FLAC, which loses nothing', at('/Music/a.flac')],
  ['FI07', 'trap', 'her own master for SoundCloud', at('/Music/soundcloud master.wav')],
  [
    'FI08',
    'trap',
    'eleven takes that say what they are',
    playing(
      ...Array.from({ length: 11 }, (_, index) => ({
        path: `/Song Project/Samples/Recorded/Vocal ${String(index)}.wav`,
      })),
    ),
  ],
]
