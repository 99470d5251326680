import { createFileRoute } from '@tanstack/react-router'

import { letterAddressNames } from '#domain/question-names.ts'
import { CaseFilePage } from '#screens/case-file/CaseFilePage.tsx'

import { optionalStrings } from '../-search-schemas.ts'

/**
 * The file of this device (spec 2.1). The search parameters propose something for it: the answers about a letter, or a
 * visa and a level.
 */
export const Route = createFileRoute('/_public/mon-dossier')({
  validateSearch: optionalStrings(...letterAddressNames, 'level'),
  staticData: { title: 'caseFile' },
  loader: ({ context: { loadTexts } }) =>
    loadTexts(
      'caseFile',
      'dates',
      'letter',
      'price',
      'records/visas',
      'records/visa-content',
      'records/service-levels',
      'records/deadline-rules',
    ),
  component: CaseFilePage,
})
