/** Beside the picture of a visa, wherever one stands (spec 8). */
export const visaPicture = {
  failed: "Impossible de charger l'image",
} as const
