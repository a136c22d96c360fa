/** For a figure that opens a sentence: "under 2 weeks" becomes "Under 2 weeks". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
