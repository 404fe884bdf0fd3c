/** The address of an ambassador's story within the page. */
export const storyId = ({ documentId }: { documentId: string }) => `story-${documentId}`
