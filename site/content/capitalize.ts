/** Makes the first letter upper case: "under 2 weeks" becomes "Under 2 weeks". */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
