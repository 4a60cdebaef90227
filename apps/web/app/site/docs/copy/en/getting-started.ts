import type { DocsSection } from '../../docs-page.ts'
import { plansAndLimitsEn } from './plans-and-limits.ts'

export const gettingStartedEn: DocsSection = {
  id: 'getting-started',
  title: 'Getting Started',
  lead: 'From a saved set to the first thing you try in it.',
  topics: [
    {
      id: 'first-set',
      isOnYourSets: true,
      title: 'Read your first set',
      blocks: [
        {
          steps: [
            'In Live, save the set (Ctrl S or ⌘ S). Kvint reads the .als file in the project folder, not the whole folder.',
            'Open Your sets and drop the file anywhere on the page, or choose it.',
            'After a second or two the report is there: key, tempo, form, and the findings, most telling first.',
            'Choose a finding. The pictures move to its bars; below it are why it matters and one thing to try.',
          ],
        },
        { text: 'The set is read in your browser. No audio is needed, and none is ever sent.' },
      ],
    },
    {
      id: 'reading-a-report',
      title: 'How to read a report',
      blocks: [
        {
          text: 'At the top are key, tempo, length and form. Below, all pictures show the same bars: zoom in one, and the others follow. Click a section, a clip or a finding to move them all there.',
        },
        {
          text: 'Chords carry the shape and the colour of what they do in the key, so you never have to go by colour alone:',
        },
        {
          columns: ['Sign', 'Function', 'In A♭ major'],
          rows: [
            ['● tonic', 'at rest', 'A♭, Fm, Cm'],
            ['◆ subdominant', 'on the way', 'D♭, B♭m'],
            ['▲ dominant', 'wants home', 'E♭, Gdim'],
            ['✕ outside', 'borrowed or altered', 'D♭m, B♭'],
          ],
        },
        {
          columns: ['Key', 'On a picture'],
          rows: [
            ['← →', 'one bar back or on; with Shift, eight'],
            ['+ −', 'zoom in, zoom out'],
            ['Home End', 'the beginning, the end'],
            ['T', 'the same as a table'],
          ],
        },
      ],
    },
    {
      id: 'findings',
      title: 'What a finding holds',
      blocks: [
        {
          text: 'A finding is one thing that Kvint saw in your set. It never says whether the song is good.',
        },
        {
          list: [
            'The claim: one sentence about your bars and tracks.',
            'The evidence: what in the file supports it, with places to click.',
            'Why it matters, at three depths: for beginners, with some experience, or for experts.',
            'Try this: steps in Live, each of which you can undo.',
            'What would change our mind: where Kvint may be wrong, and what it cannot know.',
          ],
        },
        {
          text: 'Say whether it makes sense, is on purpose, or is wrong. Your answer stays in your browser, or in your account if you keep the set there.',
        },
      ],
    },
    {
      id: 'confidence',
      title: 'How sure Kvint is',
      blocks: [
        {
          text: 'Facts in the file are certain: a muted track is muted. What Kvint reads from the notes comes with how sure it is, and the runner-up is named if it is close.',
        },
        {
          columns: ['Word', 'Means'],
          rows: [
            ['certain', 'the file itself says so'],
            ['likely', 'everything points there, but intent could differ'],
            ['a guess', 'one reading among others; your ear decides'],
          ],
        },
        {
          text: 'A key says 90 % where hardly anything else fits, and 60 % where a second key fits almost as well. The figures are calibrated: of a hundred keys that say 80 %, about eighty are right on labelled music. If you know better, correct the role of a track or the stage of the song, and the report is made again with your answer.',
        },
        {
          text: 'A Live set holds no audio. Drop its bounce as well, and Kvint listens to it in your browser. Without one, Kvint says what only listening could tell.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'What happens with your music',
      blocks: [
        {
          list: [
            'Reading happens in your browser. Without an account, nothing leaves your machine.',
            'If you keep a set in your account, the .als file and its report are stored there, and the figures of a bounce that you keep with it. Audio is never stored.',
            'An assistant sees only what you allow, and only in answer to its questions: bars, chords, track names. You can revoke it in your profile.',
            'Nothing is used to train anything. Deleting the account deletes all of it; you can export everything first.',
          ],
        },
      ],
    },
    plansAndLimitsEn,
  ],
}
