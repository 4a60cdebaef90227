import { Link, type MetaFunction } from 'react-router'
import { homeEn } from '../copy/en/home.ts'
import { useHomeCopy } from '../copy/home.ts'
import { buttonClass } from '../ui/button.tsx'
import { FifthsRing } from '../ui/fifths-ring.tsx'

export const meta: MetaFunction = () => [{ title: homeEn.title }, { name: 'description', content: homeEn.description }]

export default function Home() {
  const home = useHomeCopy()
  return (
    <section className="page-width grid items-center gap-12 py-12 md:grid-cols-[3fr_2fr] md:py-24">
      <div className="grid justify-items-start gap-6">
        <h1 className="max-w-[11ch] text-display tracking-[-0.035em] lg:text-hero">{home.heading}</h1>
        <p className="max-w-[46ch] text-lead text-muted">{home.lead}</p>
        <p className="needs-projects flex flex-wrap gap-3">
          <Link to="/projects" className={buttonClass('main')}>
            {home.read}
          </Link>
          <Link to="/projects/example" className={buttonClass('plain')}>
            {home.example}
          </Link>
        </p>
        <p className="text-small text-muted">{home.private}</p>
      </div>
      <div className="grid justify-items-center">
        <FifthsRing label={home.ring} />
      </div>
    </section>
  )
}
