import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { panWords } from './pan-words.ts'

export const lowPartPanned: Check = {
  id: 'ST01',
  title: 'Low part off the centre',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  reads: ['tracks.mixer.pan', 'tracks.role'],
  source: 'Practice of keeping lows central; sources differ on how strictly. 5 % is a rule of thumb',
  find: (song) => {
    const panned = partsWith(song, 'kick', 'bass').filter(({ track }) => Math.abs(track.mixer.pan) > CENTRE_TOLERANCE)
    const sighting = saw(panned, {
      name: ({ track }) => track.name,
      one: (name, { track }) => `${name} is panned ${panWords(track.mixer.pan)}.`,
      many: (number, names) => `${number} low parts are panned off the centre: ${names}.`,
      evidence: (part) =>
        aboutTrack(
          part,
          `pan ${panWords(part.track.mixer.pan)}; ${part.report.role.role}, because ${part.report.role.because}`,
        ),
    })
    return sighting && { ...sighting, confidence: confidenceByRole(panned) }
  },
  lesson: {
    beginner: {
      why: 'Low notes need the most power. Off the centre, one speaker does most of the work.',
      tryThis: [
        'Double-click the pan control: it jumps to the centre.',
        'Pan something high instead: hats, a shaker, a pluck.',
      ],
      listenFor: 'The low end gets firmer, and the picture stays wide.',
    },
    intermediate: {
      why: 'The ear hardly hears the direction of low notes, so panning them costs level on one side and gives little width.',
      tryThis: [
        'Centre the low part; pan a copy of it that is cut below 200 Hz.',
        'For acid lines that play high, this does not apply.',
      ],
      listenFor: 'Headphones: pressure on one ear.',
    },
    advanced: {
      why: 'Vinyl cutting, club subs and phone playback sum lows to mono. A panned low part also loads one channel of the limiter more, which pumps the other if they are linked.',
      tryThis: ['Split at 150 Hz with an Audio Effect Rack: centre below, pan above.'],
      listenFor: 'Linked gain reduction on the far side.',
    },
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Mono compatibility', 'mono')],
  honesty:
    'Likely: the pan is certain, the role is read from the track. A part that plays above 200 Hz may stand where it likes.',
}

const CENTRE_TOLERANCE = 0.05
