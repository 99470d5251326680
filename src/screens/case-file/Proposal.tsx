import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { useCaseFile } from '#components/useCaseFile.ts'
import { RetryMessage } from '#components/RetryMessage.tsx'
import {
  addLetter,
  addVisa,
  type CaseFile,
  type CaseLetter,
  type CaseVisa,
  findCaseVisa,
  findLetter,
  maxLetters,
  maxVisas,
} from '#domain/case-file/case-file.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { findBySlug, withSlugs } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './CaseFile.module.css'
import { toCaseVisa } from './Visas.tsx'

interface ProposalProps {
  /** Of the page: the answers about a letter, or a visa and a level. */
  search: CaseLetter['answers'] & { readonly level?: string | undefined }
  onAdded: () => void
  onLeft: () => void
}

/** What a link proposes for the file. Nothing is kept until the visitor says so. */
export function Proposal({ search, onAdded, onLeft }: ProposalProps) {
  const { t } = useTranslation('caseFile')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const navigate = useNavigate()
  const { state, open, change } = useCaseFile()
  const { country, visa, isLoading, failed } = useProposedVisa(search)
  const { level: levelText, ...answers } = search
  const level = /^[1-9]\d?$/.test(levelText ?? '') ? Number(levelText) : undefined
  const isLetter = answers.letter !== undefined
  const isKnown = isLetter || visa !== undefined
  const proposed =
    country === undefined || visa === undefined ? undefined : toCaseVisa(country, visa, level)
  const isFull =
    state.kind === 'open' && isFullFor(state.file, isLetter ? answers : undefined, proposed)
  const known = state.kind === 'open' && isLetter ? findLetter(state.file, answers) : undefined
  // Another letter, should the answers have been changed for it.
  const another = { ...answers, letterId: undefined }
  const isCorrected =
    known !== undefined && !isDeepEqual({ ...known.answers, letterId: undefined }, another)
  const leave = () => navigate({ to: '/mon-dossier', replace: true, resetScroll: false })

  async function add(letter: CaseLetter['answers']): Promise<void> {
    if (state.kind === 'none') open()
    change((file) => {
      const withLetter = isLetter ? addLetter(file, letter) : file
      return proposed === undefined ? withLetter : addVisa(withLetter, proposed)
    })
    await leave()
    onAdded()
  }
  return (
    <section className={styles.proposal} aria-labelledby="proposition">
      <h2 id="proposition">{t('proposal.title')}</h2>
      <LoadingRegion busy={isLoading} label={t('loading')} className={styles.proposed}>
        {isLoading && <Skeleton lines={2} />}
        {failed !== undefined && (
          <RetryMessage title={t('proposal.failed')} onRetry={() => void failed.refetch()} />
        )}
        {!isLoading && failed === undefined && !isKnown && <p>{t('proposal.unknown')}</p>}
        {isFull && <p>{t('proposal.full')}</p>}
        <ul role="list">
          {isLetter && <li>{t(isCorrected ? 'proposal.corrected' : 'proposal.letter')}</li>}
          {country !== undefined && visa !== undefined && (
            <li>
              <span {...translate(visa.name)} />
              <span>, </span>
              <span {...nameCountry(country)} />
              {level !== undefined && <span>{`, ${t('proposal.level', { level })}`}</span>}
            </li>
          )}
        </ul>
      </LoadingRegion>
      <div className={styles.buttons}>
        {isKnown && !isLoading && !isFull && (
          <Button onClick={() => void add(answers)}>
            {t(getAddText(state.kind, isCorrected))}
          </Button>
        )}
        {isCorrected && state.kind === 'open' && !isFullFor(state.file, another, proposed) && (
          <Button variant="secondary" onClick={() => void add(another)}>
            {t('proposal.addBoth')}
          </Button>
        )}
        <Button variant="tertiary" onClick={() => void leave().then(onLeft)}>
          {t('proposal.cancel')}
        </Button>
      </div>
    </section>
  )
}

function getAddText(kind: 'none' | 'open' | 'problem', isCorrected: boolean) {
  if (kind === 'none') return 'start.openWith'
  return isCorrected ? 'proposal.replace' : 'proposal.add'
}

/** Whether there is no room for a letter or a visa that is not in the file yet. */
function isFullFor(
  file: CaseFile,
  letter: CaseLetter['answers'] | undefined,
  visa: CaseVisa | undefined,
): boolean {
  const lacksLetter = letter !== undefined && findLetter(file, letter) === undefined
  const lacksVisa = visa !== undefined && findCaseVisa(file, visa) === undefined
  return (
    (lacksLetter && file.letters.length >= maxLetters) ||
    (lacksVisa && file.visas.length >= maxVisas)
  )
}

/** The visa that the address names. Its country is a slug or, from a letter, a code. */
function useProposedVisa({ country: named, subject }: ProposalProps['search']) {
  const { queries } = useApi()
  // Only some addresses propose a visa.
  const meta = { isInLoader: false }
  const countries = useQuery({ ...queries.countries.list(), meta, select: withSlugs })
  const country =
    findBySlug(countries.data ?? [], named ?? '') ??
    countries.data?.find(({ code }) => code.toUpperCase() === named?.toUpperCase())
  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    meta,
    select: withSlugs,
    enabled: country !== undefined && subject !== undefined,
  })
  return {
    country,
    visa: findBySlug(visas.data ?? [], subject ?? ''),
    isLoading:
      subject !== undefined && (countries.isPending || (country !== undefined && visas.isPending)),
    failed:
      subject === undefined
        ? undefined
        : [countries, visas].find(({ isLoadingError }) => isLoadingError),
  }
}
