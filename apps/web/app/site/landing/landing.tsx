import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { Loading } from '@kvint/ui'
import { WaitlistConfirmed } from '../waitlist/waitlist-confirmed.tsx'
import { BeforeYouBegin } from './before-you-begin.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ExampleFront, type Hear } from './example-front.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { QuestionInBars } from './question-in-bars.tsx'
import { SongStories } from './song-stories.tsx'
import { StructuredData } from '../../frame/structured-data.tsx'
import { aboutTheProduct } from './about-the-product.ts'

/** The front page for visitors; anyone who is signed in goes on to the dashboard. */
export function Landing({ drop, hear }: { drop?: ReactNode; hear?: Hear }) {
  const { status } = useAuthState()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'signed-in') void navigate('/dashboard', { replace: true })
  }, [status, navigate])
  if (status !== 'signed-out') return <Loading />
  return (
    <>
      <WaitlistConfirmed />
      <Hero drop={drop} />
      <ExampleFront {...(hear && { hear })} />
      <Features />
      <QuestionInBars />
      <SongStories />
      <HowItWorks />
      <BeforeYouBegin />
      <CallToAction />
      <StructuredData of={aboutTheProduct} />
    </>
  )
}
