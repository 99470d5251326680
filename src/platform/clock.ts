/** What time it is: another date at each call. The demo can show another day (`mocks/demo-clock.ts`). */
export type Clock = () => Date

/** The clock of the device. */
export const systemClock: Clock = () => new Date()
