import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { VoiceSettings } from '../../contract/voice.js';

/** SQL of the voice settings of children. A row holds what a guardian has chosen; the rest are defaults. */
@Injectable()
export class ChildVoicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(childId: string): Promise<Partial<VoiceSettings>> {
    const [row] = await this.dataSource.query<{ settings: Partial<VoiceSettings> }[]>(
      'SELECT settings FROM child_voices WHERE child_id = $1',
      [childId],
    );
    return row?.settings ?? {};
  }

  async change(childId: string, patch: Partial<VoiceSettings>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO child_voices AS v (child_id, settings) VALUES ($1, $2)
       ON CONFLICT (child_id) DO UPDATE SET settings = v.settings || excluded.settings, changed_at = now()`,
      [childId, JSON.stringify(patch)],
    );
  }
}
