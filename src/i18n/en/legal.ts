import type { legal as model } from '../fr/legal.ts'
import type { Translation } from '../texts.ts'

/** Long texts are plain text: blank lines separate paragraphs, lines that start with a dash form a list. */
export const legal = {
  eyebrow: 'Legal information',
  contents: 'On this page',
  version: 'Version of {{date}}',
  relatedPages: 'See also',
  purpose: 'What it is for',
  lifetime: 'For how long',
  consent: {
    label: 'Permissions',
    allowed: 'Always loaded',
    undecided: 'Loaded only when you ask',
    saved: 'Your choice has been saved.',
    videos: 'Videos (TikTok)',
    videosText:
      'When a video is loaded, TikTok receives your device’s IP address and may set its own cookies.',
    maps: 'Maps (OpenStreetMap)',
    mapsText: 'When a map is loaded, OpenStreetMap receives your device’s IP address.',
    pictures: 'Pictures from {{host}}',
    picturesText: 'When a picture is loaded, {{host}} receives your device’s IP address.',
    otherPictures: 'Pictures from other sites',
    otherPicturesText:
      'In place of such a picture, a button names its site. A site that you allow this way is added to this list.',
  },
  erase: {
    label: 'Erase everything on this device',
    title: 'Erase everything on this device?',
    text: 'Your file, the lawyers you kept, the pages you viewed, your choices and, in the demonstration, your messages and changes disappear from this browser. The history keeps the addresses of the pages you viewed: on a shared device, clear it as well.',
    confirm: 'Erase everything',
    cancel: 'Keep',
    failed: 'Not everything could be erased. Delete this site’s data in your browser’s settings.',
  },
  device: {
    language: {
      name: 'language',
      purpose: 'The language you have chosen.',
      lifetime: 'Until you erase it.',
    },
    consent: {
      name: 'consent',
      purpose: 'Your choices for videos and maps, and the sites whose pictures you show.',
      lifetime: 'Until you change or erase them.',
    },
    scroll: {
      name: 'tsr-scroll-restoration-v1_3',
      purpose: 'How far down you were on each page, to bring you back there.',
      lifetime: 'Until you close the tab.',
    },
    shortlist: {
      name: 'shortlist',
      purpose: 'The lawyers you have shortlisted to compare: their numbers only.',
      lifetime: 'Until you remove or erase them.',
    },
    caseFile: {
      name: 'case-file',
      purpose:
        'Your file, if you opened one: deadlines, visas, lists of documents, the days of your messages and your notes.',
      lifetime: 'Until ‘Delete my file’, or your first visit after 90 days without using it.',
    },
    shortcuts: {
      name: 'admin-shortcuts',
      purpose: 'Back-office only: whether single-key shortcuts are on.',
      lifetime: 'Until you erase it.',
    },
    recentChanges: {
      name: 'admin-recent-changes',
      purpose: 'Back-office only: the last ten records that you saved, by name, with the time.',
      lifetime: 'Until you erase it.',
    },
    savedViews: {
      name: 'admin-views',
      purpose:
        'Administration only: the views of lists that you have saved, with their names, searches and filters.',
      lifetime: 'Until you delete them.',
    },
    recentRecords: {
      name: 'admin-recent',
      purpose:
        'Administration only: the numbers of the last eight records that you have opened, to return to them.',
      lifetime: 'Until you clear it.',
    },
    ignoredRemarks: {
      name: 'admin-ignored-remarks',
      purpose:
        'Back-office only: the remarks of the content checks that you chose to ignore, each with the reason you wrote.',
      lifetime: 'Until you choose “Ne plus ignorer”.',
    },
    drafts: {
      name: 'droit-de-cite-drafts',
      purpose:
        'Back-office only: what you have typed in a form and not saved yet, pictures included.',
      lifetime: 'Until the form is saved, or until you discard it.',
    },
    versions: {
      name: 'droit-de-cite-versions',
      purpose:
        'Administration only: the versions of the records that you opened or saved, to compare and restore them, and the records that you deleted, to create them again; pictures included.',
      lifetime:
        'Thirty versions of each record, fewer on a full device; a deleted record, 30 days.',
    },
    undo: {
      name: 'droit-de-cite-undo',
      purpose: 'Back-office only: what your last saves and plans have replaced, to undo them.',
      lifetime: 'Twenty saves and plans.',
    },
    plans: {
      name: 'admin-plans',
      purpose:
        'Back-office only: how far a plan of changes has come, with the name of the record being written, to say so if it is interrupted.',
      lifetime: 'Until the plan ends, or until you choose not to be reminded.',
    },
    csvColumns: {
      name: 'admin-csv-columns',
      purpose:
        'Back-office only: which column of a CSV file fills which field, for the next import.',
      lifetime: 'Until you delete it.',
    },
    database: {
      name: 'droit-de-cite-demo',
      purpose:
        'Demonstration version only: the sample database, with what you change in it and the messages you send there, the recordings you replay and the notes you leave.',
      lifetime: 'Until you erase it.',
    },
    worker: {
      name: 'Service worker',
      purpose:
        'Demonstration version only: the program that imitates the server in your browser, and the list of tabs that it serves.',
      lifetime: 'Until you erase it.',
    },
  },
  notice: {
    title: 'Legal notice',
    lead: 'Who publishes this site, where it is hosted, and what its content is worth.',
    sections: {
      publisher: {
        title: 'Publisher',
        text: `Droit de Cité, international network of immigration lawyers.
{{address}}

Telephone: {{phone}}
Email: {{email}}

Droit de Cité is an imaginary organisation. It has no company number and belongs to no bar, and nobody answers at these addresses. Whoever takes over this site states here, before publishing it:
– its name, legal form and registered office;
– its company number and VAT number;
– the name of the person responsible for publication;
– each lawyer’s bar, professional title and the state that granted it;
– the professional liability insurance and the territory it covers.`,
      },
      hosting: {
        title: 'Hosting',
        text: 'The host has not been named yet: that depends on who puts this site online. Its name, address and telephone number must stand here before publication.',
      },
      sample: {
        title: 'A demonstration site',
        text: `The lawyers, testimonials, articles, prices and addresses on this site are examples. Any resemblance to a real person is coincidental.

In the demonstration version nothing leaves your device: the server’s answers are imitated in your browser, and the messages you send go nowhere.`,
      },
      advice: {
        title: 'Not legal advice',
        text: `The content gives a general idea of the law. It does not replace the advice of a lawyer who knows your case, and the rules it mentions may have changed. Before you act, and above all before a deadline expires, check with the competent authority or a lawyer.

No lawyer has checked the legal texts of this demonstration, nor the time limits that it works out. Each rule on a time limit gives its source and the day on which it was compared with it.

Reading this site or filling in a form does not make you a lawyer’s client. That begins with a written agreement on the work and the fees.`,
      },
      property: {
        title: 'Intellectual property',
        text: `The texts, drawings and code of this site belong to their authors. You may quote a short passage if you name the source.

Some parts are by other authors, under free licences:
– the typefaces Newsreader, Instrument Sans and IBM Plex Mono (SIL Open Font Licence);
– the flags of flag-icons (MIT licence);
– the icons of Lucide (ISC licence).`,
      },
      links: {
        title: 'Links to other sites',
        text: 'We point to sites that we do not run, and we do not answer for their content. If a link is dead or seems misleading to you, write to {{email}}.',
      },
      law: {
        title: 'Applicable law',
        text: 'This notice follows Belgian law. It takes nothing away from the rights that the law of your country of residence gives you as a consumer.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'What this site keeps on your device, what it does not send, and the choices you can change here.',
    sections: {
      short: {
        title: 'In short',
        text: `– This site sets no cookies.
– It does not measure your visit: no statistics, no advertising, no tracker.
– It asks nothing of another site without your consent.
– What you write in a form is used to answer you, and for nothing else.`,
      },
      controller: {
        title: 'Controller',
        text: `Droit de Cité, {{address}}. Write to {{email}} with any question about your data.

Droit de Cité is an imaginary organisation: whoever takes over this site names the data controller here and, if there is one, its data protection officer.`,
      },
      choices: {
        title: 'Your choices',
        text: 'Videos and maps come from other sites, and sometimes a picture in an article does too. None of these is loaded before you ask for it. You can allow videos and maps for good; as for pictures, showing one from a site allows all of that site’s. Come back here whenever you like to change your mind.',
      },
      device: {
        title: 'What is kept on your device',
        text: 'This information stays in your browser. It makes what you asked for work, and we do not receive it.',
      },
      forms: {
        title: 'The forms',
        text: `The contact forms ask for your name, email, telephone, country of destination, subject and message. All of it is needed to answer you. The message goes by email to the network’s secretariat, which passes it on to a lawyer, who is bound by professional secrecy.

The legal basis is your request: steps taken before a possible contract (Article 6(1)(b) GDPR). A message that leads to no engagement is erased after twelve months. A case file is kept for as long as the law requires of the lawyer. Whoever takes over this site confirms these periods or puts their own.

Do not send a copy of your passport or anything about your health through this form: a lawyer will tell you how to pass it on.

Once the message is sent, the page shows a copy of it. The copy stays in the memory of that page and is gone with it; the site does not store it.

In the demonstration version the message is not sent. It stays in the sample database in your browser.`,
      },
      server: {
        title: 'The server',
        text: 'To send you a page, a host receives your device’s IP address and usually notes it in a log, for the security of the service. The host of this site has not been named yet; its name and how long it keeps this log must stand here before publication.',
      },
      rights: {
        title: 'Your rights',
        text: `You can ask to see your data, to have it corrected or erased, to restrict its use, or to receive it in a reusable format. You can also object to its use. Write to {{email}}. The law gives us one month to answer.

If our answer does not satisfy you, you can complain to an authority:
– in Belgium, the Data Protection Authority, https://www.dataprotectionauthority.be
– in France, the CNIL, https://www.cnil.fr
– in Luxembourg, the CNPD, https://cnpd.public.lu`,
      },
    },
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'Conformity statement: what is checked, what does not work yet, and how to tell us.',
    sections: {
      state: {
        title: 'Conformity',
        text: `This site partially conforms to WCAG 2.2, level AA, to the European standard EN 301 549 and to the French RGAA 4.1.

We say so from our own checks. No independent body has audited the site yet, so we have no conformity rate to publish.`,
      },
      checks: {
        title: 'What is checked',
        text: `Each version of the site goes through these automatic checks:
– axe-core examines each page, in French and in English, and its states: loading, no result, error, menus and dialogs open.
– The tasks of the site and of the administration are done with the keyboard alone; at each stop of the Tab key the focus is visible and nothing covers it.
– The reading order, the headings and the areas of each page are checked in the tree that the browser gives to screen readers.
– At a width of 320 pixels, which is a zoom of 400%, no page scrolls sideways.
– Where the device asks for less motion, nothing moves by itself on four typical pages. In forced colours the focus and the choices stay visible on six typical pages.

An automatic check sees only some of the faults. Tests with disabled people are still to be done.`,
      },
      known: {
        title: 'What does not work yet',
        text: `– Videos and maps come from other sites, whose accessibility does not depend on us. Beside each video stands its description, and beside each map the address.
– The videos do not always have captions or a transcript.
– Visa pages, articles, questions and profiles are written in French, and English pages show a translation. A passage that is not translated yet is marked as French.
– The documents to download are PDF files that have not been checked.
– The site has not been listened to with a screen reader yet, nor has the text editor of the administration.
– Most checks run in Chromium; the main flows also run in Firefox and WebKit.
– The preview of a record, in the administration, can be read but not used; axe-core does not examine it.`,
      },
      report: {
        title: 'Report a problem',
        text: `If something stops you, write to {{email}} or call {{phone}}. Tell us the page, what you wanted to do and the software you use. We will give you the information in another way, then mend it.

These are the details of an imaginary organisation: whoever takes over this site puts theirs here.`,
      },
      remedies: {
        title: 'If you get no answer',
        text: `You can turn to a public body:
– in Belgium, Unia, https://www.unia.be
– in France, the Defender of Rights, https://www.defenseurdesdroits.fr`,
      },
      statement: {
        title: 'This statement',
        text: 'It was drawn up on {{date}}. It covers all public pages and the administration. It will be reviewed after each major change.',
      },
    },
  },
} as const satisfies Translation<typeof model>
