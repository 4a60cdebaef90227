/** The documentation as data: what is drawn, searched, and quoted by the help panel. */
export type DocsSection = {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly topics: readonly DocsTopic[]
}

export type DocsTopic = {
  readonly id: string
  readonly title: string
  readonly blocks: readonly DocsBlock[]
  /** Whether it sends people to the page of their sets, which not every build has. */
  readonly isOnYourSets?: boolean
}

/** What stands in a section, without its text. */
export type DocsOutline = Pick<DocsSection, 'id' | 'title' | 'lead'> & {
  readonly topics: readonly (readonly [id: string, title: string])[]
}

export type DocsBlock =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  /** `language` is for people: it stands above the lines. */
  | { readonly code: string; readonly language: string }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
