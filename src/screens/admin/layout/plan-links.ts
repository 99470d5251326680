import type { LinkProps } from '@tanstack/react-router'
import type { TFunction } from 'i18next'

import type { EntityName } from '#domain/entities.ts'
import { stringifyIds } from '#domain/plan/record-ids.ts'

type GetLink = (ids: readonly number[]) => LinkProps

/** The plans that begin with the records of one list only. */
const ownPlans: Readonly<Partial<Record<EntityName, 'fees' | 'copy'>>> = {
  countries: 'copy',
  interventions: 'fees',
}
const getOwnLink: Readonly<Record<'fees' | 'copy', GetLink>> = {
  fees: (ids) => ({ to: '/admin/plans/prix', search: { ids: stringifyIds(ids) } }),
  copy: ([id]) => ({ to: '/admin/plans/copie', search: { de: String(id) } }),
}

/** The links of a list to the plans of changes that begin there. */
export function getPlanLinks(name: EntityName, t: TFunction<'admin'>) {
  const getEditLink: GetLink = (ids) => ({
    to: '/admin/plans/modification/$list',
    params: { list: name },
    search: { ids: stringifyIds(ids) },
  })
  const own = ownPlans[name]
  return {
    importLink: {
      label: t('plans.import'),
      link: { to: '/admin/plans/import/$list', params: { list: name } } satisfies LinkProps,
    },
    selectionLinks: [
      { label: t('plans.edit'), getLink: getEditLink },
      ...(own === undefined ? [] : [{ label: t(`plans.${own}`), getLink: getOwnLink[own] }]),
    ],
  }
}
