import { Link } from 'react-router'
import { SONG_STORIES } from 'virtual:song-stories'
import { copyOf, Drawing } from '@kvint/ui'
import { useHomeCopy } from './copy/home.ts'
import { STANDING_LINK } from '../standing-link.ts'

/** Music that everybody knows: what is special in it, what its report says of that, and the report to open. */
export function SongStories() {
  const { stories: copy } = useHomeCopy()
  const stories = useSongStories()
  return (
    <section aria-labelledby="stories" className="later border-b border-line bg-sunken">
      <div className="page-width grid gap-6 py-12 md:py-16">
        <div className="grid gap-3">
          <h2 id="stories" className="text-head">
            {copy.heading}
          </h2>
          <p className="max-w-[66ch] text-muted">{copy.lead}</p>
        </div>
        {/* On a telephone a row to swipe; the edge of the next one shows that there is more. */}
        <ul className="swipe-row">
          {stories.map(({ id, key, bpm, bars, told, chords }, index) => {
            const words = copy.songs[id]
            if (!words) return null
            const { title, by, text } = words
            return (
              <li key={id} className="grid grid-rows-[auto_1fr_auto] content-start gap-4 border-t-2 border-ink pt-4">
                <div className="grid gap-1">
                  <h3 className="text-title">{title}</h3>
                  <p className="flex justify-between gap-4 text-small text-muted">
                    {by}
                    {/* Where the stories are a row to swipe: which of them this is, and that there are more. */}
                    <span aria-hidden className="font-mono whitespace-nowrap min-[1080px]:hidden">
                      {index + 1}/{stories.length}
                      {index + 1 < stories.length && ' →'}
                    </span>
                  </p>
                </div>
                <div className="grid content-start gap-4">
                  <Chords label={copy.picture(title)} bars={bars} chords={chords} />
                  <p className="font-mono text-tool text-muted">{copy.facts(key, bpm, bars)}</p>
                  <p>{text}</p>
                  <blockquote className="border-l-2 border-root pl-3 text-small">
                    <span className="block text-tool text-muted">{copy.says}</span>
                    <span>{told}</span>
                  </blockquote>
                </div>
                <Link to={`/projects/example?song=${id}`} className={`${STANDING_LINK} justify-self-start`}>
                  {copy.open(title)}
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

type Story = (typeof SONG_STORIES)[number]

function Chords({ label, bars, chords }: { label: string; bars: number; chords: Story['chords'] }) {
  return (
    <Drawing label={label} viewBox={`0 0 ${bars} 40`} preserveAspectRatio="none" className="h-16 w-full">
      {Object.entries(HEIGHTS).map(([kind, height]) => (
        <path
          key={kind}
          d={chords
            .filter((chord) => chord.kind === kind)
            .map(
              ({ from, bars: length }) =>
                `M${from} ${height}h${Math.max(Math.round((length - 0.12) * 100) / 100, 0.1)}v8H${from}z`,
            )
            .join('')}
          fill={`var(--${kind})`}
        />
      ))}
    </Drawing>
  )
}

const useSongStories = copyOf(SONG_STORIES, async () => {
  const { SONG_WORDS_NB } = await import('virtual:song-stories-nb')
  return SONG_STORIES.map((story, index) => ({ ...story, ...SONG_WORDS_NB[index] }))
})

/** Home below, what is outside the key above. */
const HEIGHTS: Readonly<Record<string, number>> = { tonic: 32, subdominant: 22, dominant: 12, outside: 2 }
