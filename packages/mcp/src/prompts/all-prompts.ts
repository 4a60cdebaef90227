import { listFindings } from '../tools/list-findings.ts'
import { mixFacts } from '../tools/mix-facts.ts'
import { projectOverview } from '../tools/project-overview.ts'
import { readArrangement } from '../tools/read-arrangement.ts'
import { readHarmony } from '../tools/read-harmony.ts'
import type { Prompt } from './prompt.ts'

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'review_my_mix',
    title: 'Review my mix',
    description: 'Goes through levels, panorama, effects and the findings about the mix.',
    hasSection: false,
    starts: [
      { tool: mixFacts, input: {} },
      { tool: listFindings, input: { area: 'mix' } },
    ],
    text: (project) =>
      `Review the mix of ${project} with me. Begin with what works, then take the findings one by one in the order given: what the set shows, why it matters, what I can try in Live. Open finding_lesson for each one that we talk about. A set holds no audio: take hear_mixdown where there is a bounce, and ask me what I hear before you judge a balance.`,
  },
  {
    name: 'teach_harmony',
    title: 'Teach me the harmony of a section',
    description: 'Key, chords and what each one does, on her own chords.',
    hasSection: true,
    starts: [{ tool: readHarmony, input: { detail: 'detailed' } }],
    text: (project, section) =>
      `Teach me the harmony of ${section ? `section ${section} of ` : ''}${project}. Explain the key and how sure it is, then walk along the chords: what each does and why it leads on. Explain each new term with term_explain on this project. Ask me to play or hear a place before you go on. Do not write new music for me.`,
  },
  {
    name: 'out_of_the_loop',
    title: 'Help me out of the loop',
    description: 'From a loop to a song: what repeats, what could change, one step at a time.',
    hasSection: false,
    starts: [
      { tool: readArrangement, input: {} },
      { tool: listFindings, input: { area: 'arrangement' } },
    ],
    text: (project) =>
      `I am stuck in a loop in ${project}. Show me what repeats and for how long, which tracks could pause or enter, and how my own finished projects unfold (library_habits, arrangement_read). Then suggest three small moves with what I already have, each in bars. Do not invent notes for me.`,
  },
  {
    name: 'release_check',
    title: 'Prepare a release check',
    description: 'What to settle before the song leaves the house.',
    hasSection: false,
    starts: [
      { tool: projectOverview, input: {} },
      { tool: listFindings, input: { stage: 'export' } },
    ],
    text: (project) =>
      `Prepare a release check of ${project}: what is objectively open (missing files, muted or soloed tracks, limits on the main track), what I should listen for, and what is settled. Make it a list that I can tick off, each point with its place in the set. Say plainly what only listening can tell.`,
  },
]
