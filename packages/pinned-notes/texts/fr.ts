import type { ElementKind } from '../element-names.ts'
import type { countChanges } from '../note.ts'

/** The singular, or the plural from two. */
export const choose = (count: number, one: string, many: string) => (count > 1 ? many : one)

export const fr = {
  name: 'Notes',
  button: 'Note',
  intro:
    'Épinglez une remarque à un endroit de la page. Les notes restent dans ce navigateur jusqu’à ce que vous les partagiez. Ce qui est tapé dans un formulaire n’y entre pas, sauf dans une image que vous joignez.',
  add: 'Laisser une note',
  none: 'Aucune note pour l’instant.',
  noneListed: 'Aucune note ne correspond à ces filtres.',
  notStored:
    'Ce navigateur n’enregistre pas ces notes\u00A0: la mémoire locale est bloquée ou pleine. Elles durent autant que cet onglet. Partagez-les avant de le fermer.',
  picturesNotStored:
    'Ce navigateur n’enregistre pas les images des notes. Elles durent autant que cet onglet. Téléchargez le fichier avant de le fermer.',
  setAside: (key: string) =>
    `Des notes de ce navigateur n’ont pas pu être lues. Elles sont gardées à part dans la mémoire locale, sous «\u00A0${key}\u00A0».`,
  close: 'Fermer',
  cancel: 'Annuler',
  list: {
    title: 'Notes sur cette page',
    count: (count: number) => `${count} ${choose(count, 'note', 'notes')}`,
    answers: (count: number) => `${count} ${choose(count, 'réponse', 'réponses')}`,
    filters: 'Filtrer les notes',
    state: 'État',
    author: 'Auteur',
    screen: 'Écran',
    all: 'Tous',
    here: 'Cet écran',
  },
  states: { open: 'ouverte', resolved: 'résolue', deleted: 'supprimée' },
  stateFilters: { open: 'Ouvertes', resolved: 'Résolues' },
  visibility: { gone: 'place introuvable', hidden: 'caché pour l’instant' },
  visibilitySentences: {
    gone: 'Place introuvable\u00A0: l’élément de cette note n’est plus sur cette page.',
    hidden: 'L’élément de cette note est caché, à cette largeur ou dans cet état de la page.',
  },
  share: {
    title: 'Partager les notes de la liste',
    link: 'Copier le lien',
    file: 'Télécharger le fichier',
    markdown: 'Copier en Markdown',
    import: 'Ajouter un fichier de notes',
    pictures: (count: number) =>
      `${choose(count, 'L’image est', `Les ${count} images sont`)} dans le fichier, pas dans le lien ni dans le Markdown.`,
    copied: 'Copié.',
    notCopied: 'Le presse-papiers n’est pas accessible.',
    tooLong: 'Ces notes sont trop nombreuses pour un lien. Filtrez-les, ou prenez le fichier.',
  },
  kinds: {
    heading: 'titre',
    link: 'lien',
    button: 'bouton',
    image: 'image',
    field: 'champ',
    label: 'libellé',
    text: 'texte',
    item: 'élément de liste',
    list: 'liste',
    cell: 'case de tableau',
    table: 'tableau',
    menu: 'menu',
    header: 'en-tête',
    footer: 'pied de page',
    main: 'contenu de la page',
    form: 'formulaire',
    dialog: 'fenêtre',
    frame: 'cadre',
    block: 'bloc',
  } satisfies Record<ElementKind, string>,
  named: (kind: string, name: string) => `${kind}\u00A0: ${name}`,
  leadingTo: (kind: string, path: string) => `${kind} vers ${path}`,
  within: (kind: string, region: string) => `${kind} (${region})`,
  unnamed: 'Sans nom',
  picker: {
    name: 'Choisir un élément de la page',
    help: 'Cliquez sur un élément, ou choisissez-le avec Tab puis Entrée (↑\u00A0: ce qui le contient). Échap annule.',
  },
  form: {
    note: {
      label: 'Votre remarque',
      missing: 'Écrivez votre remarque.',
      submit: 'Laisser la note',
    },
    submitAndCopy: 'Laisser et copier le lien',
    answer: { label: 'Votre réponse', missing: 'Écrivez votre réponse.', submit: 'Répondre' },
    hint: 'Entrée laisse la note, Maj + Entrée va à la ligne.',
    author: 'Votre nom',
    authorHint: 'Facultatif, gardé dans ce navigateur.',
    addPicture: 'Joindre une image',
    pictureHint:
      'Facultatif\u00A0: collez une capture (Ctrl + V) ou choisissez un fichier. Elle montre aussi ce qui est tapé dans un formulaire.',
    noPicture: 'Ce fichier n’est pas une image PNG, JPEG ou WebP, ou il est trop lourd.',
    newPicture: 'L’image jointe',
    removePicture: 'Retirer l’image',
  },
  box: {
    newTitle: 'Nouvelle note',
    title: (number: number) => `Note ${number}`,
    pin: (number: number, state: string, author: string, text: string) =>
      author === ''
        ? `Note ${number}, ${state}\u00A0: ${text}`
        : `Note ${number}, ${state}, par ${author}\u00A0: ${text}`,
    picture: (text: string) => `Image de la note\u00A0: ${text}`,
    enlargePicture: 'Agrandir l’image de la note',
    enlargedPicture: 'Image de la note',
    deletedAnswer: 'Réponse supprimée.',
    resolve: 'Marquer comme résolue',
    reopen: 'Rouvrir',
    remove: 'Supprimer',
    removeTitle: 'Supprimer cette note\u00A0?',
    removeText: 'Elle disparaît avec ses réponses, ici et chez ceux qui fusionnent vos notes.',
    removeAnswer: (author: string) =>
      author === '' ? 'Supprimer la réponse sans nom' : `Supprimer la réponse signée ${author}`,
    previous: 'Note précédente',
    next: 'Note suivante',
    position: (position: number, count: number) => `${position} sur ${count}`,
    width: (width: number) => `${width}\u00A0px`,
    version: (commit: string) => `version ${commit}`,
    open: (screen: string) => `Aller à ${screen}`,
  },
  incoming: {
    title: (count: number) => `Ajouter ${choose(count, 'cette note', `${count} notes`)}\u00A0?`,
    nothingNew: 'Rien à ajouter',
    known: (count: number) =>
      choose(
        count,
        'Vous avez déjà cette note, ou vous l’avez supprimée.',
        'Vous avez déjà ces notes, ou vous les avez supprimées.',
      ),
    more: (count: number) => `et ${count} ${choose(count, 'autre', 'autres')}`,
    from: (authors: string) => (authors === '' ? 'Sans nom.' : `Signées\u00A0: ${authors}.`),
    changes: ({ notes, answers, states }: ReturnType<typeof countChanges>) =>
      [
        notes > 0 ? `Nouvelles notes\u00A0: ${notes}. ` : '',
        answers > 0 ? `Nouvelles réponses\u00A0: ${answers}. ` : '',
        states > 0 ? `Changements d’état\u00A0: ${states}. ` : '',
        'Vos notes restent, et ce que vous ajoutez en fait partie.',
      ].join(''),
    rejected: (count: number) =>
      choose(
        count,
        'Une autre ne peut pas être lue et ne sera pas ajoutée.',
        `${count} autres ne peuvent pas être lues et ne seront pas ajoutées.`,
      ),
    rejectedPictures: (count: number) =>
      choose(
        count,
        'Une image est illisible ou trop grande et ne sera pas ajoutée. Sa note le sera.',
        `${count} images sont illisibles ou trop grandes et ne seront pas ajoutées. Leurs notes le seront.`,
      ),
    add: 'Ajouter',
    refused: 'Ces notes ne peuvent pas être ajoutées',
    unchanged: 'Rien n’a changé.',
    reasons: {
      tooLarge: 'Elles dépassent 15 Mo ou 2\u00A0000 notes.',
      incomplete: 'Le lien ou le fichier est incomplet ou abîmé.',
      otherFormat: 'Ce n’est pas un fichier de notes de cette démonstration.',
      otherVersion: 'Elles viennent d’une autre version de cette démonstration.',
      noNotes: 'Le lien ou le fichier ne contient aucune note lisible.',
      unreadable: 'Le fichier ne peut pas être lu.',
    },
  },
  messages: {
    added: 'La note est épinglée.',
    copied: 'La note est épinglée, et son lien est copié.',
    notCopied:
      'La note est épinglée. Son lien n’a pas pu être copié\u00A0: l’onglet des notes le propose.',
    merged: (count: number) =>
      choose(count, 'Une note a été reprise.', `${count} notes ont été reprises.`),
  },
  markdown: {
    page: 'Page\u00A0:',
    element: 'Élément\u00A0:',
    context: 'Contexte\u00A0:',
    spec: 'Spécification\u00A0:',
    stories: 'Storybook\u00A0:',
  },
}
export type NotesTexts = typeof fr
