/** What an entity is called where it is written. */
export interface EntityNames {
  /** `events`: its group in the contract, its table, its files. */
  readonly group: string
  /** `Event`: its schema. */
  readonly type: string
  /** `Events`: its path under `/api/`. */
  readonly path: string
}

/**
 * The names that follow from the plural; what English does not form with an s needs its singular.
 *
 * @throws Error with a sentence when either is no name for a file and a type.
 */
export function namesOf(plural = '', singular = singularOf(plural)): EntityNames {
  if (!/^[a-z][a-zA-Z]*$/.test(plural)) {
    throw new Error(`"${plural}" is no name of an entity: a plural such as events or courtDates.`)
  }
  if (!/^[a-zA-Z]+$/.test(singular) || singular === plural) {
    throw new Error(`What is one of the ${plural}? npm run new:entity ${plural} <singular>`)
  }
  return { group: plural, type: capitalised(singular), path: capitalised(plural) }
}

function singularOf(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
