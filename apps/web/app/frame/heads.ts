/** What a page says of itself; the title without the product's name. */
export type Head = { readonly title: string; readonly description?: string }
/** By path, with `:` for what changes in it; a page that is not in it says what it says in English. */
export type Heads = Readonly<Record<string, Head>>
