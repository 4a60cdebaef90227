import type { MetricWords } from '../metric-words.ts'

/** From sketch to song: how far, how long, when. */
export const wayWords = {
  stages: {
    title: 'How far your songs come',
    claims: { main: '{unfinished} of {songs|song|songs} are sketches or being arranged.' },
    why: 'Most songs stop at the same station each time. Which one it is tells what to practise next.',
    tryThis: 'Open the song that is nearest to done, and make only an ending.',
    honesty: 'The stage is inferred from the file; a short song can be a finished one.',
  },
  unfinished: {
    title: 'Closest to done',
    claims: {
      main: '{resting} of {songs|song|songs} are unfinished and have rested for over 60 days. Nearest to done: {name}, {length} long.',
    },
    why: 'The newest idea always shines most. The longest of the resting ones needs the fewest hours.',
    tryThis: 'Finish the nearest, not the newest: one hour, no new sounds.',
    honesty: 'By length alone, longest first. Times of files lie after a sync or a restore.',
  },
  jams: {
    title: 'Jams that wait for an order',
    claims: { main: '{jams} of {songs|song|songs} live in the session view only.' },
    why: 'The parts are there; what is missing is their order in time, and that can be played instead of drawn.',
    tryThis: 'Record one of them into the arrangement: launch its scenes for four minutes, and fix nothing.',
    honesty: 'Counted. Sets for playing live belong there.',
  },
  lengths: {
    title: 'Length of songs',
    claims: { main: 'Half of your {songs|arrangement|arrangements} are shorter than {middle}.' },
    why: 'Length is a decision like any other. Seen together, your songs show which length you make without deciding.',
    tryThis: 'Decide the length of the next song before you arrange it, and put a locator there.',
    honesty: 'To the end of the last clip: a parked clip makes a song look longer.',
  },
  revisions: {
    title: 'Saves and versions of a song',
    claims: {
      main: 'Your middle song has {middle|save or version|saves and versions}; the most is {most}, over {songs|song|songs}.',
    },
    why: 'Polishing pays at first and then hardly any more. Songs with very many versions are worth asking: what is it that I can’t decide?',
    tryThis: 'In the song with the most versions, write down the one open question, answer it, and export.',
    honesty: 'Live keeps a few earlier saves only. Versions are told by name and folder: “Tide v2” belongs to “Tide”.',
  },
  'then-and-now': {
    title: 'New in your later songs',
    claims: {
      main: 'New in your later songs: {means}, in {now} of {later}; in none of {earlier|earlier song|earlier songs}.',
      more: 'New in your later songs: {means}, in {now} of {later}; in none of {earlier|earlier song|earlier songs}. {others|other thing is|other things are} new too.',
    },
    why: 'What you use today is easy to forget as something that you once did not use. It also shows which of it has become a habit already.',
    tryThis: 'Open an early song, and try one of these in it.',
    honesty:
      'Your dated songs in two halves; new is what two later songs use and no earlier one. These are numbers of songs: with few of them it can be chance. A song counts at its newest save, and times of files lie after a sync or a restore.',
  },
  growth: {
    title: 'Growth over the saves',
    claims: {
      main: '{grown} of {songs|song|songs} with earlier saves grew longer, {shorter} became shorter, {still} kept their length.',
    },
    why: 'A song that gains clips and devices but no length is being polished in place. One that gains length is being told.',
    tryThis: 'Next session, add eight bars before you change a sound.',
    honesty: 'Live keeps only a few earlier saves, and what was not saved is not seen.',
  },
  'time-to-eight-bars': {
    title: 'Time to the first eight bars',
    claims: {
      main: 'From the first save you reach eight bars of three tracks in about {minutes|minute|minutes}, over {songs|song|songs}.',
    },
    why: 'That is how fast an idea stands. It is the part that already works.',
    tryThis: 'Protect that hour: no mail, no new plug-ins.',
    honesty: 'From the times in the names of backups, which are when you saved and not when you worked.',
  },
  'loop-to-song': {
    title: 'From loop to song',
    claims: {
      main: '{reached} of {songs|song|songs} with eight bars came past two minutes; {still} have not yet.',
    },
    why: 'A flat line is the loop trap in your own numbers: saved again and again at the same length.',
    tryThis: 'Take the flattest line, copy its loop over two minutes, and only take things away.',
    honesty: 'From kept saves. A short piece can be a finished one.',
  },
  'save-rhythm': {
    title: 'When you save',
    claims: {
      main: 'Most often you save on {day} between {hour} and {hour} h 59: {most} of {saves|save|saves}.',
    },
    why: 'Hours in which you work anyway are the ones to keep free.',
    tryThis: 'Put one fixed session a week where the picture is fullest.',
    honesty:
      'By the clock of the machine that saved. Copying or syncing a folder can change the times of files; names of backups keep theirs.',
  },
  sessions: {
    title: 'Length of a session',
    claims: { main: 'Half of your {sessions|session|sessions} last less than {middle|minute|minutes}.' },
    why: 'Long sessions feel productive; look at the growth picture to see whether they are.',
    tryThis: 'End the next session at its usual length minus 20 minutes, with a note of what comes next.',
    honesty:
      'Saves less than 45 minutes apart are one session; what happened before the first and after the last save is not seen.',
  },
  returns: {
    title: 'Coming back',
    claims: {
      main: 'Of {returns|pause|pauses} longer than a day that ended, half ended within {days|day|days}; the longest after {longest}.',
    },
    why: 'The curve shows how likely a song is still lying after so many days. Where it turns flat, songs stay where they are.',
    tryThis: 'Open one song just before your curve turns flat: that is the cheapest moment.',
    honesty: 'Kept saves only; a pause that still lasts counts until today. The method is that of Kaplan and Meier.',
  },
  churn: {
    title: 'Added and removed again',
    claims: {
      main: '{removed} of {added} devices that came between saves went again; most often {device}, {times|time|times}.',
    },
    why: 'What you throw away each time is a decision that you have already made.',
    tryThis: 'Leave the first of them out once, and see whether you miss it.',
    honesty: 'Between kept saves only. A device that was replaced by another of its kind does not show.',
  },
} satisfies Record<string, MetricWords>
