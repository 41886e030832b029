import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sha256Hex } from '../platform/crypto.js';

/** An address that was refused gets no mail of the family for so long. */
const REST_DAYS = 30;

/** Addresses that a mail server has refused for good, as hashes: a list of them says nothing about anybody. */
@Injectable()
export class BouncedAddressesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(address: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO bounced_addresses (address_sha256) VALUES ($1)
       ON CONFLICT (address_sha256) DO UPDATE SET refused_at = now()`,
      [hashOf(address)],
    );
  }

  async has(address: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM bounced_addresses WHERE address_sha256 = $1 AND refused_at > now() - make_interval(days => $2)',
      [hashOf(address), REST_DAYS],
    );
    return rows.length > 0;
  }

  /** The address works again: its owner has just proved it. */
  async remove(address: string): Promise<void> {
    await this.dataSource.query('DELETE FROM bounced_addresses WHERE address_sha256 = $1', [hashOf(address)]);
  }

  async deleteOld(): Promise<void> {
    await this.dataSource.query('DELETE FROM bounced_addresses WHERE refused_at <= now() - make_interval(days => $1)', [
      REST_DAYS,
    ]);
  }
}

function hashOf(address: string): string {
  return sha256Hex(address.toLowerCase());
}
