/** Words that keep their capitals, by their small letters. */
const properNames: Readonly<Record<string, string>> = {
  belgian: 'Belgian',
  douala: 'Douala',
  english: 'English',
  faq: 'FAQ',
  french: 'French',
  html: 'HTML',
}

/** Storybook's name of an export, `On A Phone`, as the titles are written: `On a phone`. */
export function toStoryName(name: string): string {
  return name
    .split(' ')
    .map((word, index) => {
      const small = word.toLowerCase()
      return properNames[small] ?? (index === 0 ? word : small)
    })
    .join(' ')
}
