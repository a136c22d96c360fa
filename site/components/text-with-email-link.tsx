import { Fragment } from 'react';
import { brand } from '../content/brand.ts';

/** Text in which each occurrence of the provider's email address is a link. */
export const TextWithEmailLink = ({ text }: { text: string }) =>
  text.split(brand.email).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${brand.email}`}>{brand.email}</a>}
      {part}
    </Fragment>
  ));
