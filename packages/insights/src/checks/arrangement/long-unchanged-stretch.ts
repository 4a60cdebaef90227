import { quotedList } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const longUnchangedStretch: Check = {
  id: 'AR03',
  title: 'A long stretch without change',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  reads: ['clips in time'],
  source: 'In 102 public sets the middle longest stretch is 16 bars; 32 is a rule of thumb',
  find: ({ picture, activity, parts }) => {
    const stretch = picture.form.longestUnchanged
    if (picture.of !== 'arrangement' || !stretch || stretch.to - stretch.from + 1 <= LONG_BARS) return null
    const ids = activity.tracks[stretch.from - 1] ?? new Set<number>()
    const playing = parts.filter(({ track }) => ids.has(track.id))
    return {
      claim: `From bar ${String(stretch.from)} to bar ${String(stretch.to)} the same ${playing.length === 1 ? 'track plays' : `${String(playing.length)} tracks play`} the same clips.`,
      evidence: [
        aboutSet(`${count(stretch.to - stretch.from + 1, 'bar')} without an entry, an exit or a new clip`, stretch),
        aboutSet(
          `Playing: ${quotedList(
            playing.map(({ track }) => track.name),
            6,
          )}`,
          stretch,
        ),
      ],
      place: { trackIds: playing.map(({ track }) => track.id), clipIds: [], bars: stretch },
    }
  },
  lesson: {
    beginner: {
      why: 'Ears stop noticing a sound that does not change, often after 8 to 16 bars. You need nothing new for it: taking something away is a change, too.',
      tryThis: [
        'Mute the drums for the third eight bars.',
        'Let the bass come back one bar later than everything else.',
        'Play it from eight bars before.',
      ],
      listenFor: 'The moment where the part returns.',
    },
    intermediate: {
      why: 'Repetition sets an expectation, and a change every eight bars rewards it. Small ones are enough: an octave, a filter, a missing kick.',
      tryThis: [
        'Mark each eighth bar in this stretch.',
        'At each mark change one thing: mute, fill, filter, octave, new hat.',
        'Keep one mark for something larger.',
      ],
      listenFor: 'Whether you look at the clock less.',
    },
    advanced: {
      why: 'What counts as the same here is the content of clips. Movement by automation, follow actions, probability or inside plug-ins is not seen, so minimal and ambient music can be livelier than this says.',
      tryThis: [
        'Replace one parameter’s automation by something slower than the stretch: a 24-bar filter.',
        'Use layers with odd loop lengths (3 against 4) for change without new material.',
      ],
      listenFor: 'Change at two time scales at once.',
    },
  },
  learnMore: [term('Arrangement density', 'density'), manual('Arrangement View')],
  honesty:
    'Likely: filters and effects that move inside plug-ins are invisible to me. In minimal music, length is the point.',
}

const LONG_BARS = 32
