import { heardMeter, type PartInMeter } from '../../arrangement/heard-meter.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count, percent, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const otherMeter: Check = {
  id: 'RH13',
  title: 'Music in another metre than the set',
  area: 'rhythm',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'What comes again is heard at the same place of the bar: the rule of parallelism of Lerdahl & Jackendoff (A Generative Theory of Tonal Music, 1983), and Temperley (The Cognition of Basic Musical Structures, 2001). Two parts, seven in ten notes and a lead of two in ten are rules of thumb',
  find: (song) => {
    const heard = heardMeter(song)
    const [meter] = song.picture.meters
    if (!heard || !meter) return null
    const { beats, parts, places } = heard
    const signature = `${String(meter.numerator)}/${String(meter.denominator)}`
    return {
      claim: say`The music counts in ${NUMBERS[beats] ?? plain(beats)}; Live’s time signature is still ${signature}.`,
      evidence: [
        ...parts.map((one) => aboutTrack(one.part, told(one, beats, meter.beatsPerBar))),
        ...(places.all > 0
          ? [
              aboutSet(
                say`Of ${count(places.all, 'place')} where clips begin or locators stand, ${String(places.ofHeard)} lie on bars of ${count(beats, 'beat')}, ${String(places.ofSet)} on Live’s`,
              ),
            ]
          : []),
      ],
      figures: { beats, meter: `${String(beats)}/4` },
    }
  },
  learnMore: [manual('Arrangement View', 'Time signature changes'), term('Polymetre', 'polymetre')],
  honesty:
    'Likely: notes and loops are measured, a loop of audio by its edges. Where the one of the bar falls, and whether three beats are a bar of 3/4 or half of one of 6/4, only the ear says.',
}

function told({ loopBeats, share, shareOfSet }: PartInMeter, beats: number, beatsPerBar: number) {
  return loopBeats === null
    ? say`${percent(share ?? 0)} of what it plays comes again after bars of ${count(beats, 'beat')}, ${percent(shareOfSet ?? 0)} after bars of ${String(beatsPerBar)}`
    : say`its loop lasts ${count(loopBeats, 'beat')}`
}

const NUMBERS: Readonly<Record<number, ReturnType<typeof say>>> = {
  3: say`three`,
  4: say`four`,
  5: say`five`,
  7: say`seven`,
}
