import { parse } from 'node:path';
import { isPhoto } from '../content/faces.ts';
import { recordFaults } from '../content/records.ts';
import { people } from '../content/talent.ts';
import { team } from '../content/team.ts';
import { testimonials } from '../content/testimonials.ts';
import { type Asset, createAsset } from './asset.ts';

/** In px: twice the largest size at which pages show a person. */
const SIZE = 320;

/** A person whose portrait may be a photograph. */
interface Pictured {
  /** The name of the drawn portrait, or the address of the photograph of somebody who has none. */
  face: string;
  photo?: string | undefined;
}

/**
 * Cuts the photographs of people to squares around their faces and compresses them, by the portraits that
 * they replace. If one cannot be read, or if two people share a portrait, it stays and one line says so.
 */
export async function cutPhotos(
  people: readonly Pictured[],
  folder = 'site',
): Promise<{ photos: Readonly<Record<string, Asset>>; faults: string[] }> {
  const photos: Record<string, Asset> = {};
  const faults: string[] = [];
  for (const { face, photo } of people) {
    if (!photo) continue;
    const leaveOut = (reason: string) =>
      faults.push(`${folder}${photo}: ${reason}. The page shows ${face}.`);
    if (people.filter((one) => one.face === face).length > 1) {
      leaveOut('somebody else has the same portrait: choose another for one of the two');
    } else {
      try {
        const name = parse(face).name.toLowerCase().replaceAll(/\W+/g, '-');
        photos[face] = createAsset(name, 'webp', await cut(`${folder}${photo}`));
      } catch (error) {
        leaveOut(`it cannot be read as a picture (${(error as Error).message})`);
      }
    }
  }
  return { photos, faults };
}

async function cut(file: string): Promise<Buffer> {
  // Only a site with photographs loads it.
  const { default: sharp } = await import('sharp');
  return sharp(file)
    .rotate()
    .resize(SIZE, SIZE, { fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: 78 })
    .toBuffer();
}

const members = team.map(({ face }) => (isPhoto(face) ? { face, photo: face } : { face }));
const all: Pictured[] = [...people, ...Object.values(testimonials).flat(), ...members];
const { photos: found, faults } = await cutPhotos(all);
if (faults.length > 0) recordFaults.set('photographs', faults.join('\n'));

export const photos = found;
