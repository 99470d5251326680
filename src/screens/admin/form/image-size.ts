/** Two pictures have no words to tell them apart but their size. */
export function getImageSize(image: string | null): { size: number } {
  return { size: Math.round((image?.length ?? 0) / 1370) }
}
