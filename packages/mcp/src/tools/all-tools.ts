import { alignBounce } from './align-bounce.ts'
import { analyseSet } from './analyse-set.ts'
import { clipNotes } from './clip-notes.ts'
import { compareBounces } from './compare-bounces.ts'
import { compareSaves } from './compare-saves.ts'
import { explainTerm } from './explain-term.ts'
import { findProjects } from './find-projects.ts'
import { findingLesson } from './finding-lesson.ts'
import { hearClip } from './hear-clip.ts'
import { hearMixdown } from './hear-mixdown.ts'
import { libraryHabits } from './library-habits.ts'
import { listFindings } from './list-findings.ts'
import { mixFacts } from './mix-facts.ts'
import { planPractice } from './practice-plan.ts'
import { projectOverview } from './project-overview.ts'
import { projectTracks } from './project-tracks.ts'
import { readArrangement } from './read-arrangement.ts'
import { readHarmony } from './read-harmony.ts'
import { searchMusic } from './search-music.ts'
import type { Tool } from './tool.ts'
import { trackDetail } from './track-detail.ts'

/** Every tool, in the order in which they are listed: from the library down to a note. */
export const TOOLS: readonly Tool[] = [
  findProjects,
  projectOverview,
  projectTracks,
  trackDetail,
  clipNotes,
  readHarmony,
  readArrangement,
  listFindings,
  findingLesson,
  mixFacts,
  hearMixdown,
  hearClip,
  alignBounce,
  compareBounces,
  compareSaves,
  libraryHabits,
  planPractice,
  searchMusic,
  explainTerm,
  analyseSet,
]
