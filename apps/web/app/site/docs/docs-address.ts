/** Where a part of the documentation, or a topic in it, stands. */
export function docsAddress(sectionId: string, topicId?: string): string {
  return `/docs/${sectionId}${topicId ? `#${topicId}` : ''}`
}
