/** The name under which a device keeps the file. Apart, because every page looks whether there is one. */
export const caseFileKey = 'case-file'
