import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { LevelPrice } from '#components/LevelPrice.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { useCaseFile } from '#components/useCaseFile.ts'
import {
  addVisa,
  type CaseFile,
  type CaseVisa,
  maxNameLength,
  removeVisa,
  setLevel,
} from '#domain/case-file/case-file.ts'
import { withSlugs } from '#domain/slug.ts'
import { toLevelAnchor } from '#domain/visas.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { Select } from '#ui/Select/Select.tsx'

import styles from './CaseFile.module.css'
import { caseFileQueryMeta, type CaseRecords } from './useCaseRecords.ts'

interface VisasProps {
  file: CaseFile
  records: CaseRecords
}

/** The visas that are prepared, each with the level of help and its price. */
export function Visas({ file, records }: VisasProps) {
  const { t } = useTranslation('caseFile')
  const section = useFocusAfterRemoval<HTMLElement>(file.visas.length)
  // As at the start: closed by the first visa, it would take the focus and the news along.
  const [isOpen] = useState(file.visas.length === 0)
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby="visas">
      <h2 id="visas">{t('visas.title')}</h2>
      {file.visas.length === 0 && <p className={styles.none}>{t('visas.none')}</p>}
      <ul role="list">
        {file.visas.map((visa) => (
          <li key={`${visa.country}/${visa.visa}`} className={styles.record}>
            <VisaItem visa={visa} records={records} />
          </li>
        ))}
      </ul>
      <details className={styles.others} open={isOpen || undefined}>
        <summary>
          <span>{t('visas.addTitle')}</span>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </summary>
        <AddVisa />
      </details>
    </section>
  )
}

function VisaItem({ visa: kept, records }: { visa: CaseVisa; records: CaseRecords }) {
  const { t } = useTranslation('caseFile')
  const { translate, toText } = useRecordTexts()
  const nameCountry = useCountryName()
  const { change } = useCaseFile()
  const { status, country, visa, levels, haveLevelsFailed } = records.getRecord(kept)
  const level = levels.find(({ levelNumber }) => levelNumber === kept.level)
  return (
    <>
      <CodeLabel {...(country ? nameCountry(country) : translate(kept.countryName))} />
      <h3>
        {country === undefined || visa === undefined ? (
          <span {...translate(kept.name)} />
        ) : (
          <Link
            to="/detailsvisa/$country/$visa"
            params={{ country: country.slug, visa: visa.slug }}
            {...translate(visa.name)}
          />
        )}
      </h3>
      {status === 'gone' && <p>{t('visas.gone')}</p>}
      {status === 'failed' && <RetryMessage title={t('visas.failed')} onRetry={records.retry} />}
      {visa !== undefined && visa.name !== kept.name && (
        <p className={styles.note}>{t('visas.renamed', { name: toText(kept.name) })}</p>
      )}
      {haveLevelsFailed && <RetryMessage title={t('visas.levelsFailed')} onRetry={records.retry} />}
      {level === undefined && kept.level !== undefined && (
        <p className={styles.note}>{t('visas.levelKept', { level: kept.level })}</p>
      )}
      {levels.length > 0 && (
        <Select
          className={styles.level}
          label={t('visas.level')}
          placeholder={t('visas.noLevel')}
          value={level === undefined ? '' : String(level.levelNumber)}
          options={levels.map(({ levelNumber, title }) => ({
            value: String(levelNumber),
            ...toLabel(translate(title)),
          }))}
          onChange={(value) =>
            change((file) => setLevel(file, kept, value === '' ? undefined : Number(value)))
          }
        />
      )}
      {level !== undefined && country !== undefined && visa !== undefined && (
        <div className={styles.price}>
          <p className={styles.onPaper} {...translate(level.title)} />
          <LevelPrice level={level} country={country} />
          <Link
            to="/interventions/$country/$visa"
            params={{ country: country.slug, visa: visa.slug }}
            hash={toLevelAnchor(level)}
          >
            {t('visas.levelLink')}
          </Link>
        </div>
      )}
      <p className={styles.buttons}>
        <Button
          variant="tertiary"
          size="small"
          className={styles.remove}
          onClick={() => change((file) => removeVisa(file, kept))}
        >
          {t('visas.remove')}
        </Button>
      </p>
    </>
  )
}

/** Adds a visa by country and name. */
function AddVisa() {
  const { t } = useTranslation('caseFile')
  const { queries } = useApi()
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { change } = useCaseFile()
  const [chosen, setChosen] = useState({ country: '', visa: '' })
  const [outcome, setOutcome] = useState<'added' | 'incomplete' | 'full'>()
  const countries = useQuery({
    ...queries.countries.list(),
    meta: caseFileQueryMeta,
    select: withSlugs,
  })
  const country = countries.data?.find(({ slug }) => slug === chosen.country)
  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    meta: caseFileQueryMeta,
    select: withSlugs,
    enabled: country !== undefined,
  })
  const visa = visas.data?.find(({ slug }) => slug === chosen.visa)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (country === undefined || visa === undefined) {
      setOutcome('incomplete')
      return
    }
    const isAdded = change((file) => addVisa(file, toCaseVisa(country, visa)))
    setOutcome(isAdded ? 'added' : 'full')
    if (isAdded) setChosen({ country: '', visa: '' })
  }
  return (
    <form className={styles.add} onSubmit={submit}>
      <Select
        label={t('visas.country')}
        placeholder={t('visas.choose')}
        value={chosen.country}
        options={(countries.data ?? []).map((one) => ({
          value: one.slug,
          ...toLabel(nameCountry(one)),
        }))}
        onChange={(value) => setChosen({ country: value, visa: '' })}
      />
      <Select
        label={t('visas.visa')}
        placeholder={t('visas.choose')}
        value={chosen.visa}
        options={(visas.data ?? []).map(({ slug, name }) => ({
          value: slug,
          ...toLabel(translate(name)),
        }))}
        onChange={(value) => setChosen({ ...chosen, visa: value })}
      />
      <Button type="submit" variant="secondary" aria-disabled={visa === undefined}>
        {t('visas.add')}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome !== undefined && t(outcome === 'full' ? 'proposal.full' : `visas.${outcome}`)}
      </p>
      {[countries, visas].some(({ isLoadingError }) => isLoadingError) && (
        <RetryMessage
          title={t('visas.failed')}
          onRetry={() => {
            void (countries.isLoadingError ? countries : visas).refetch()
          }}
        />
      )}
    </form>
  )
}

type Named = { readonly id: number; readonly name: string; readonly slug: string }

/** What the file keeps of a visa. */
export function toCaseVisa(country: Named, visa: Named, level?: number): CaseVisa {
  return {
    country: country.slug,
    visa: visa.slug,
    visaId: visa.id,
    countryName: country.name.slice(0, maxNameLength),
    name: visa.name.slice(0, maxNameLength),
    ...(level !== undefined && { level }),
  }
}
