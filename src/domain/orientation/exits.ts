/** The offices and organisations of a country, by its code. Their names stay in French. */
type Offices = Readonly<Record<string, readonly string[]>>

const immigration: Offices = {
  BE: ['Office des étrangers'],
  FR: ['Préfecture'],
  LU: ['Direction générale de l’immigration'],
  CM: ['Délégation générale à la Sûreté nationale'],
  CH: ['Service cantonal des migrations', 'Secrétariat d’État aux migrations (SEM)'],
  CA: ['Immigration, Réfugiés et Citoyenneté Canada (IRCC)'],
}
const asylum: Offices = {
  ...immigration,
  BE: ['Office des étrangers', 'Fedasil'],
  CM: ['Haut-Commissariat des Nations unies pour les réfugiés (HCR)'],
}
const nationality: Offices = {
  BE: ['Commune'],
  FR: ['Préfecture'],
  LU: ['Commune'],
  CM: ['Ministère de la Justice'],
  CH: ['Commune', 'Canton'],
  CA: ['Immigration, Réfugiés et Citoyenneté Canada (IRCC)'],
}
const legalAid: Offices = {
  BE: ['Bureau d’aide juridique (BAJ)'],
  FR: ['Bureau d’aide juridictionnelle'],
  LU: ['Bâtonnier'],
  CM: ['Commission d’assistance judiciaire'],
  CH: ['Autorité qui traite le recours'],
  CA: ['Aide juridique de la province'],
}

/** Situations to which no visa of the site corresponds, with who deals with them. Each has a sentence, and none a promise. */
export const exits = {
  asylum,
  regularisation: immigration,
  illness: immigration,
  overstay: immigration,
  longTerm: immigration,
  renewal: immigration,
  nationality,
  parent: immigration,
  partner: immigration,
  ownPermit: immigration,
  legalAid,
} as const satisfies Readonly<Record<string, Offices>>
export type Exit = keyof typeof exits
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const exitNames = Object.keys(exits) as Exit[]

/** Who deals with a situation in these countries; empty where the site does not know. */
export function listOffices(exit: Exit, countryCodes: readonly string[]): readonly string[] {
  const offices: Offices = exits[exit]
  return [...new Set(countryCodes.flatMap((code) => offices[code.toUpperCase()] ?? []))]
}
