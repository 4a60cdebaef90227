import type { ReactNode } from 'react'
import { useProfileCopy } from './copy/profile.ts'

export type ProfileSection = { readonly id: string; readonly name: string; readonly part: ReactNode }

/** The parts of the profile, and beside them their names: what somebody came for is one press away. */
export function ProfileSections({ sections }: { sections: readonly ProfileSection[] }) {
  const copy = useProfileCopy()
  return (
    <>
      <nav aria-label={copy.sections}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small lg:sticky lg:top-6 lg:grid">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 content-start gap-12">
        {sections.map(({ id, part }) => (
          <div key={id} id={id} className="min-w-0 scroll-mt-6 empty:hidden">
            {part}
          </div>
        ))}
      </div>
    </>
  )
}
